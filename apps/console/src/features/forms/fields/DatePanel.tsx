import { useT } from '../../../lib/texts/texts.ts';

/** Nothing to configure: explains what people can choose. */
export function DatePanel() {
  const t = useT('forms');
  return <p className="note">{t('pane.date')}</p>;
}
