import { useT } from '../../../lib/texts/texts.ts';
import { kindOfField } from '../view.ts';
import type { FieldPanelProps } from './field-panel.ts';

/** Nothing to configure: explains what a heading or a page break does. */
export function PartPanel({ field }: FieldPanelProps) {
  const t = useT('forms');
  return <p className="note">{t(kindOfField(field) === 'page' ? 'pane.page' : 'pane.heading')}</p>;
}
