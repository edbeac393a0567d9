import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl8 } from '../templates/tpl8.ts';

/** S27 */
export function Tpl8Home() {
  return <TemplateHome template={tpl8} />;
}
