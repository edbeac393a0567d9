import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S28 */
export function Tpl9Home() {
  return <HomeView template={tpl1} />;
}
