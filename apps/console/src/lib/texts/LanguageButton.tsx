import { Button } from 'antd';
import { language, useLanguage } from './language.ts';
import { useT } from './texts.ts';

/** Switches the language; labelled in the other language. */
export function LanguageButton() {
  const t = useT('console');
  const other = useLanguage() === 'en' ? 'zh' : 'en';
  return (
    <Button type="text" size="small" lang={other === 'en' ? 'en' : 'zh-CN'} onClick={() => language.set(other)}>
      {t('otherLanguage')}
    </Button>
  );
}
