import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl9 } from '../templates/tpl9.ts';

/** S28 */
export function Tpl9Home() {
  return <TemplateHome template={tpl9} />;
}
