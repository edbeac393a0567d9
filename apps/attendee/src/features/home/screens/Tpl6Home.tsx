import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S25 */
export function Tpl6Home() {
  return <HomeView template={tpl1} />;
}
