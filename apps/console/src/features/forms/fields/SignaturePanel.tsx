import { useT } from '../../../lib/texts/texts.ts';

/** Nothing to configure: explains what people can do. */
export function SignaturePanel() {
  const t = useT('forms');
  return <p className="note">{t('pane.signature')}</p>;
}
