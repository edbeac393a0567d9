import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S23 */
export function Tpl4Home() {
  return <HomeView template={tpl1} />;
}
