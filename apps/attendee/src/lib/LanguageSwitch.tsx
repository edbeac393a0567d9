import { use } from 'react';
import { addressOf, parseSearch } from './address.ts';
import type { Query } from './address.ts';
import { history } from './history.ts';
import { localeOf, useLanguage } from './language.ts';
import { PageContext } from './page.ts';
import { useT } from './texts.ts';

/** Shows this very page in the other language; the link is written in that language. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { name, parameters, search } = use(PageContext);
  const t = useT('app');
  const other = useLanguage() === 'en' ? 'zh' : 'en';
  const inOther = (query: Query) => addressOf(name ?? 'index', parameters, { ...query, lang: localeOf(other) });
  return (
    <a
      className={className}
      href={inOther(search)}
      lang={other === 'en' ? 'en' : 'zh-CN'}
      onClick={(event) => {
        event.preventDefault();
        // What a page wrote into its address meanwhile, such as words that are searched for, goes along.
        history.replace(inOther(parseSearch(location.search)));
      }}
    >
      {t('otherLanguage')}
    </a>
  );
}
