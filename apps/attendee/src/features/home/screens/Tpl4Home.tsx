import { HomeView } from '../parts/HomeView.tsx';
import { tpl4 } from '../templates/tpl4.ts';

/** S23 */
export function Tpl4Home() {
  return <HomeView template={tpl4} />;
}
