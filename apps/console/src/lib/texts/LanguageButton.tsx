import { PlainButton } from '../plain/PlainButton.tsx';
import { useLanguage } from './language.ts';
import { changeLanguage, useT } from './texts.ts';

/** Switches the language; labelled in the other language. */
export function LanguageButton() {
  const t = useT('console');
  const other = useLanguage() === 'en' ? 'zh' : 'en';
  return (
    <PlainButton
      kind="quiet"
      size="small"
      lang={other === 'en' ? 'en' : 'zh-CN'}
      onClick={() => void changeLanguage(other)}
    >
      {t('otherLanguage')}
    </PlainButton>
  );
}
