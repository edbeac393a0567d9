import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl5 } from '../templates/tpl5.ts';

/** S24 */
export function Tpl5Home() {
  return <TemplateHome template={tpl5} />;
}
