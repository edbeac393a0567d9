import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl12 } from '../templates/tpl12.ts';

/** S31 */
export function Tpl12Home() {
  return <TemplateHome template={tpl12} />;
}
