import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl13 } from '../templates/tpl13.ts';

/** S32 */
export function Tpl13Home() {
  return <TemplateHome template={tpl13} />;
}
