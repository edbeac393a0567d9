import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl6 } from '../templates/tpl6.ts';

/** S25 */
export function Tpl6Home() {
  return <TemplateHome template={tpl6} />;
}
