import { useT } from '../../../lib/texts/texts.ts';

/** Nothing to configure: explains which files people can upload, and who sees them. */
export function FilePanel() {
  const t = useT('forms');
  return <p className="note">{t('pane.file')}</p>;
}
