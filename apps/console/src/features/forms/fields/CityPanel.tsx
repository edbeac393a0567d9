import { useT } from '../../../lib/texts/texts.ts';

/** Nothing to configure: explains what people can choose. */
export function CityPanel() {
  const t = useT('forms');
  return <p className="note">{t('pane.city')}</p>;
}
