import { HomeView } from '../parts/HomeView.tsx';
import { tpl5 } from '../templates/tpl5.ts';

/** S24 */
export function Tpl5Home() {
  return <HomeView template={tpl5} />;
}
