import './SessionView.css';
import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda/programme.ts';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { Tabs } from '@meetingapp/ui/actions/Tabs.tsx';
import { Skeleton } from '@meetingapp/ui/feedback/Skeleton.tsx';
import { Tag } from '@meetingapp/ui/data/Tag.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { calendarPlus } from '@meetingapp/ui/icons/icons-topics.ts';
import { share2 } from '@meetingapp/ui/icons/icons.ts';
import { Suspense } from 'react';
import { format } from '@meetingapp/locales/texts.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { usePlan } from '../../../shared/programme/plan.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useAddressValue } from '../../../lib/navigation/use-address-value.ts';
import { latePart } from '../../../lib/rendering/late-part.tsx';
import { LateSponsorLogos } from '../../../shared/sponsors/LateSponsorLogos.tsx';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useSessionActs } from './data.ts';
import { sectionsOf, stateOf } from '../view.ts';
import { PlanButton } from '../../../shared/programme/PlanButton.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionFoot } from './SessionFoot.tsx';
import type { SessionProps } from './SessionGate.tsx';
import { SessionIntroduction } from './SessionIntroduction.tsx';
import { SessionPeople } from './SessionPeople.tsx';
import { SessionMaterials } from './SessionMaterials.tsx';
import { SessionTalks } from './SessionTalks.tsx';
import { useQuestionCount } from './use-question-count.ts';
import { useSessionWords } from './use-session-words.ts';
import { SessionTags } from './SessionTags.tsx';

const NOW_MS = 15_000;

/** Loaded when its tab is opened. */
const questions = latePart(async () => (await import('./SessionQuestions.tsx')).SessionQuestions);

export function SessionView({ programme, session, back }: SessionProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const plan = usePlan(String(programme.cid));
  const acts = useSessionActs(programme, session);
  const now = useNow(NOW_MS);
  const sections = sectionsOf(session);
  const [chosen, setChosen] = useAddressValue('tab');
  const words = useSessionWords();
  const asked = useQuestionCount(programme.cid, session);
  const current = sections.find(({ id }) => id === chosen)?.id ?? sections[0]?.id;
  const title = pickLanguage(session.title, language);
  useTitle(title);
  const labelOf = (id: (typeof sections)[number]['id'], count: number): string => {
    if (id === 'questions') return asked > 0 ? format(words.questionsOf, { count: asked }) : words.questions;
    return count > 0 ? `${t(id)} ${count}` : t(id);
  };
  return (
    <Page
      kind="plain"
      top={
        <TopBar
          back={back}
          actions={
            <>
              <LanguageSwitch className="ib text" />
              <IconButton icon={calendarPlus} label={t('calendar')} onClick={() => void acts.addToCalendar()} />
              <IconButton icon={share2} label={t('share')} onClick={() => void acts.share()} />
              <PlanButton plan={plan} item={{ item: 'session', id: session.id }} title={title} />
            </>
          }
        />
      }
      className="session-page"
      foot={<SessionFoot programme={programme} session={session} />}
    >
      <SessionTags programme={programme} session={session} state={stateOf(session, now)} />
      <h1 className="t-2xl">
        <Phrases text={title} />
      </h1>
      <SessionFacts programme={programme} session={session} />
      {pickLanguage(session.sponsor, language) !== '' && (
        <p className="sponsor">{t('sponsor', { name: pickLanguage(session.sponsor, language) })}</p>
      )}
      <Tabs
        label={title}
        tabs={sections.map(({ id, count }) => ({ id, label: labelOf(id, count) }))}
        current={current ?? 'talks'}
        onChange={setChosen}
      >
        {current === 'talks' && <SessionTalks programme={programme} session={session} plan={plan} now={now} />}
        {current === 'about' && <SessionAbout programme={programme} session={session} />}
        {current === 'materials' && <SessionMaterials session={session} />}
        {current === 'questions' && (
          <Suspense fallback={<Skeleton height="3.2rem" />}>
            <questions.Part cid={programme.cid} session={session.id} zone={programme.zone} />
          </Suspense>
        )}
      </Tabs>
      <LateSponsorLogos cid={programme.cid} place="session" />
    </Page>
  );
}

/** Topics of a session and the organiser's description; the people, too, where no talks name them. */
function SessionAbout({ programme, session }: { programme: Programme; session: ProgrammeSession }) {
  const language = useLanguage();
  const topics = programme.topics.filter(({ id }) => session.topics.includes(id));
  return (
    <>
      {topics.length > 0 && (
        <p className="tags">
          {topics.map(({ id, name }) => (
            <Tag key={id}>{pickLanguage(name, language)}</Tag>
          ))}
        </p>
      )}
      {session.talks.length === 0 && <SessionPeople programme={programme} parts={session.parts} />}
      <SessionIntroduction session={session} />
    </>
  );
}
