import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S26 */
export function Tpl7Home() {
  return <HomeView template={tpl1} />;
}
