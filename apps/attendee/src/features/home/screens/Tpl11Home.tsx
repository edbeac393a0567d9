import { HomeView } from '../parts/HomeView.tsx';
import { tpl11 } from '../templates/tpl11.ts';

/** S30 */
export function Tpl11Home() {
  return <HomeView template={tpl11} />;
}
