import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S20 */
export function Tpl1Home() {
  return <HomeView template={tpl1} />;
}
