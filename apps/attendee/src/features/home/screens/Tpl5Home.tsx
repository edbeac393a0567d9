import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S24 */
export function Tpl5Home() {
  return <HomeView template={tpl1} />;
}
