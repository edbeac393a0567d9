import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl3 } from '../templates/tpl3.ts';

/** S22 */
export function Tpl3Home() {
  return <TemplateHome template={tpl3} />;
}
