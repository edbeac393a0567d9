import { HomeView } from '../parts/HomeView.tsx';
import { tpl2 } from '../templates/tpl2.ts';

/** S21 */
export function Tpl2Home() {
  return <HomeView template={tpl2} />;
}
