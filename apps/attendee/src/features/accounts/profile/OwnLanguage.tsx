import { Segments } from '@meetingapp/ui/actions/Segments.tsx';
import { use } from 'react';
import { addressOf, parseSearch } from '../../../lib/navigation/address.ts';
import { PageContext } from '../../../lib/navigation/page.ts';
import { localeOf, useLanguage } from '../../../lib/texts/language.ts';
import { switchLanguage } from '../../../lib/texts/switch-language.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** The language of the app on this device. Each is named in itself. */
export function OwnLanguage() {
  const t = useT('accounts');
  const { name, parameters } = use(PageContext);
  const language = useLanguage();
  return (
    <>
      <div className="head">
        <h2>{t('profile.language')}</h2>
      </div>
      <Segments
        label={t('profile.language')}
        value={language}
        options={(['zh', 'en'] as const).map((value) => ({
          value,
          label: (
            <span lang={value === 'zh' ? 'zh-CN' : 'en'}>
              {t(value === 'zh' ? 'profile.languageZh' : 'profile.languageEn')}
            </span>
          ),
        }))}
        onChange={(chosen) => {
          const next = chosen === 'en' ? 'en' : 'zh';
          const lang = localeOf(next);
          switchLanguage(next, () => addressOf(name ?? 'index', parameters, { ...parseSearch(location.search), lang }));
        }}
      />
    </>
  );
}
