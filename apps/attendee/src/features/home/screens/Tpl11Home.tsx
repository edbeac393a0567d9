import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl11 } from '../templates/tpl11.ts';

/** S30 */
export function Tpl11Home() {
  return <TemplateHome template={tpl11} />;
}
