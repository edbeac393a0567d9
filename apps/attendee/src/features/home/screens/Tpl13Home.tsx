import { HomeView } from '../parts/HomeView.tsx';
import { tpl13 } from '../templates/tpl13.ts';

/** S32 */
export function Tpl13Home() {
  return <HomeView template={tpl13} />;
}
