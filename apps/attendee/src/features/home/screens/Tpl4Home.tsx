import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl4 } from '../templates/tpl4.ts';

/** S23 */
export function Tpl4Home() {
  return <TemplateHome template={tpl4} />;
}
