import { HomeView } from '../parts/HomeView.tsx';
import { tpl10 } from '../templates/tpl10.ts';

/** S29 */
export function Tpl10Home() {
  return <HomeView template={tpl10} />;
}
