import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Prose } from '../../../lib/texts/Prose.tsx';
import { useDetail } from '../../../shared/programme/pieces.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import type { PersonProps } from './PersonGate.tsx';
import { PersonHead } from './PersonHead.tsx';

const marks = { zh: 'zh-CN', en: 'en' } as const;

/** Biography, in the reader's language first. */
export function BiographyView({ programme, expert, back }: PersonProps) {
  const t = useT('people');
  const language = useLanguage();
  const biography = useDetail(String(programme.cid), 'biographies', expert.id);
  const rich = useDetail(String(programme.cid), 'rich', expert.id);
  useTitle(pickLanguage(expert.name, language));
  const order = language === 'zh' ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  const there = order.filter((one) => (biography && biography[one] !== '') || (rich && rich[one] !== ''));
  return (
    <Page
      kind="plain"
      top={<TopBar back={back} title={t('biography')} actions={<LanguageSwitch className="ib text" />} />}
      className="person-page"
    >
      <PersonHead expert={expert} />
      {there.map((one) => (
        <section key={one} className="biography" lang={marks[one]}>
          <h2>{t(one === 'zh' ? 'nativeChinese' : 'nativeEnglish')}</h2>
          {rich ? <Prose html={rich[one]} /> : <p>{biography?.[one]}</p>}
        </section>
      ))}
      {there.length === 0 && <EmptyState icon={fileText} title={t('noBiography')} text={t('noBiographyText')} />}
    </Page>
  );
}
