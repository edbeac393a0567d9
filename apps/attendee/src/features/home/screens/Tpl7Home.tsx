import { HomeView } from '../parts/HomeView.tsx';
import { tpl7 } from '../templates/tpl7.ts';

/** S26 */
export function Tpl7Home() {
  return <HomeView template={tpl7} />;
}
