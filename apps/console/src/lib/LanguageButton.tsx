import { Button } from 'antd';
import { language, useLanguage } from './language.ts';
import { useT } from './texts.ts';

/** The other language, in its own words. */
export function LanguageButton() {
  const t = useT('console');
  const other = useLanguage() === 'en' ? 'zh' : 'en';
  return (
    <Button type="text" size="small" lang={other === 'en' ? 'en' : 'zh-CN'} onClick={() => language.set(other)}>
      {t('otherLanguage')}
    </Button>
  );
}
