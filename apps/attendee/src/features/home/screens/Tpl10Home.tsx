import { TemplateHome } from '../page/TemplateHome.tsx';
import { tpl10 } from '../templates/tpl10.ts';

/** S29 */
export function Tpl10Home() {
  return <TemplateHome template={tpl10} />;
}
