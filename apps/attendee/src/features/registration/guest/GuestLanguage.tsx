import type { PathName } from '@meetingapp/contract/paths.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { useEffect, useEffectEvent } from 'react';
import { addressOf } from '../../../lib/navigation/address.ts';
import { history } from '../../../lib/navigation/history.ts';
import { useSearch } from '../../../lib/navigation/page.ts';
import { localeOf, useLanguage } from '../../../lib/texts/language.ts';
import { switchLanguage } from '../../../lib/texts/switch-language.ts';
import { useT } from '../../../lib/texts/texts.ts';

interface GuestLanguageProps {
  /** The same page in the other language, which has an address of its own. */
  name: Extract<PathName, 'qrGuest' | 'qrGuestEnglish' | 'qrGuestSuccess' | 'qrGuestSuccessEnglish'>;
  params: { cid: string } | Record<string, never>;
  /** Language of this address. */
  language: Language;
}

/** Keeps the page in the language of its address, and links to the other one. */
export function GuestLanguage({ name, params, language }: GuestLanguageProps) {
  const app = useT('app');
  const shown = useLanguage();
  const search = useSearch();
  const other = language === 'en' ? 'zh' : 'en';
  const inOther = addressOf(name, params, { ...search, lang: localeOf(other) });
  const turn = useEffectEvent(() => {
    if (shown === language) return;
    const here = new URL(location.href);
    here.searchParams.set('lang', localeOf(language));
    history.replace(here.pathname + here.search);
  });
  useEffect(() => turn(), [shown, language]);
  return (
    <a
      className="ib text"
      href={inOther}
      lang={other === 'en' ? 'en' : 'zh-CN'}
      onClick={(event) => {
        event.preventDefault();
        switchLanguage(other, () => inOther);
      }}
    >
      {app('otherLanguage')}
    </a>
  );
}
