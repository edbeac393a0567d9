import { HomeView } from '../parts/HomeView.tsx';
import { tpl8 } from '../templates/tpl8.ts';

/** S27 */
export function Tpl8Home() {
  return <HomeView template={tpl8} />;
}
