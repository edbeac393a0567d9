import { HomeView } from '../parts/HomeView.tsx';
import { tpl3 } from '../templates/tpl3.ts';

/** S22 */
export function Tpl3Home() {
  return <HomeView template={tpl3} />;
}
