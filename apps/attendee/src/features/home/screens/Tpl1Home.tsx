import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl1 } from '../templates/tpl1.ts';

/** S20 */
export function Tpl1Home() {
  return <TemplateHome template={tpl1} />;
}
