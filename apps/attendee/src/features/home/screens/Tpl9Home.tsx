import { HomeView } from '../parts/HomeView.tsx';
import { tpl9 } from '../templates/tpl9.ts';

/** S28 */
export function Tpl9Home() {
  return <HomeView template={tpl9} />;
}
