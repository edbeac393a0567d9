import { useT } from '../../../lib/texts.ts';

/** Nothing to set up: it says what people can choose. */
export function DatePanel() {
  const t = useT('forms');
  return <p className="note">{t('pane.date')}</p>;
}
