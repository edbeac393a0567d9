import { HomeView } from '../parts/HomeView.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S31 */
export function Tpl12Home() {
  return <HomeView template={tpl1} />;
}
