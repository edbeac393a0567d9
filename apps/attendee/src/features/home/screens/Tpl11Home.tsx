import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S30 */
export function Tpl11Home() {
  return <HomeView template={tpl1} />;
}
