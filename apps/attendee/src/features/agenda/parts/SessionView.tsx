import './SessionView.css';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { Tabs } from '@meetingapp/ui/Tabs.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { calendarPlus } from '@meetingapp/ui/icons-topics.ts';
import { share2 } from '@meetingapp/ui/icons.ts';
import { useState } from 'react';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/Phrases.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { LateEntrance } from '../../../lib/live/LateEntrance.tsx';
import { inWords } from '../../../lib/programme/look-up.ts';
import { usePlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSessionActs } from '../data.ts';
import { sectionsOf, stateOf } from '../view.ts';
import { PlanButton } from '../../../lib/programme/PlanButton.tsx';
import { SessionAbout } from './SessionAbout.tsx';
import { SessionFacts } from './SessionFacts.tsx';
import type { SessionProps } from './SessionGate.tsx';
import { SessionMaterials } from './SessionMaterials.tsx';
import { SessionTalks } from './SessionTalks.tsx';
import { StateTags } from './StateTags.tsx';

const NOW_MS = 15_000;

export function SessionView({ programme, session, back }: SessionProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const plan = usePlan(String(programme.cid));
  const acts = useSessionActs(programme, session);
  const now = useNow(NOW_MS);
  const sections = sectionsOf(session);
  const [chosen, setChosen] = useState<string>('talks');
  const current = sections.find(({ id }) => id === chosen)?.id ?? 'talks';
  const title = inWords(session.title, language);
  useTitle(title);
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
      foot={<LateEntrance cid={programme.cid} session={session.id} title={title} as="foot" />}
    >
      <StateTags programme={programme} session={session} state={stateOf(session, now)} />
      <h1 className="t-2xl">
        <Phrases text={title} />
      </h1>
      <SessionFacts programme={programme} session={session} />
      {inWords(session.sponsor, language) !== '' && (
        <p className="sponsor">{t('sponsor', { name: inWords(session.sponsor, language) })}</p>
      )}
      <Tabs
        label={title}
        tabs={sections.map(({ id, count }) => ({ id, label: count ? `${t(id)} ${count}` : t(id) }))}
        current={current}
        onChange={setChosen}
      >
        {current === 'talks' && <SessionTalks programme={programme} session={session} plan={plan} now={now} />}
        {current === 'about' && <SessionAbout programme={programme} session={session} />}
        {current === 'materials' && <SessionMaterials session={session} />}
      </Tabs>
    </Page>
  );
}
