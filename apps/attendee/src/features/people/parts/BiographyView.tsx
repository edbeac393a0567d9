import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { fileText } from '@meetingapp/ui/icons-topics.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Prose } from '../../../lib/Prose.tsx';
import { inWords } from '../../../lib/programme/look-up.ts';
import { useDetail } from '../../../lib/programme/pieces.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import type { PersonProps } from './PersonGate.tsx';
import { PersonHead } from './PersonHead.tsx';

const marks = { zh: 'zh-CN', en: 'en' } as const;

/** One's own language first, then the other. */
export function BiographyView({ programme, expert, back }: PersonProps) {
  const t = useT('people');
  const language = useLanguage();
  const biography = useDetail(String(programme.cid), 'biographies', expert.id);
  const rich = useDetail(String(programme.cid), 'rich', expert.id);
  useTitle(inWords(expert.name, language));
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
