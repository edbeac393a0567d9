import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl2 } from '../templates/tpl2.ts';

/** S21 */
export function Tpl2Home() {
  return <TemplateHome template={tpl2} />;
}
