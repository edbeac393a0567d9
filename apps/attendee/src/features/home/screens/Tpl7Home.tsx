import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl7 } from '../templates/tpl7.ts';

/** S26 */
export function Tpl7Home() {
  return <TemplateHome template={tpl7} />;
}
