import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S29 */
export function Tpl10Home() {
  return <HomeView template={tpl1} />;
}
