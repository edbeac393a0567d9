import { use } from 'react';
import { addressOf, parseSearch } from '../navigation/address.ts';
import type { Query } from '../navigation/address.ts';
import { localeOf, useLanguage } from './language.ts';
import { PageContext } from '../navigation/page.ts';
import { switchLanguage } from './switch-language.ts';
import { useT } from './texts.ts';

/** Link to the same page in the other language, labelled in that language. */
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
        // Parameters that the page has since written into its address, such as search words, are included.
        switchLanguage(other, () => inOther(parseSearch(location.search)));
      }}
    >
      {t('otherLanguage')}
    </a>
  );
}
