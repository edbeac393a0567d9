import { HomeView } from '../parts/HomeView.tsx';
import { tpl12 } from '../templates/tpl12.ts';

/** S31 */
export function Tpl12Home() {
  return <HomeView template={tpl12} />;
}
