import { HomeView } from '../parts/HomeView.tsx';
import { tpl6 } from '../templates/tpl6.ts';

/** S25 */
export function Tpl6Home() {
  return <HomeView template={tpl6} />;
}
