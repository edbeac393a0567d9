import { use } from 'react';
import { addressOf } from './address.ts';
import { history } from './history.ts';
import { localeOf, useLanguage } from './language.ts';
import { PageContext } from './page.ts';
import { useT } from './texts.ts';

/** Shows this very page in the other language; the link is written in that language. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { name, parameters, search } = use(PageContext);
  const t = useT('app');
  const other = useLanguage() === 'en' ? 'zh' : 'en';
  const address = addressOf(name ?? 'index', parameters, { ...search, lang: localeOf(other) });
  return (
    <a
      className={className}
      href={address}
      lang={other === 'en' ? 'en' : 'zh-CN'}
      onClick={(event) => {
        event.preventDefault();
        history.replace(address);
      }}
    >
      {t('otherLanguage')}
    </a>
  );
}
