import './SessionView.css';
import '@meetingapp/ui/Card.css';
import { Avatar } from '@meetingapp/ui/Avatar.tsx';
import { IconButton } from '@meetingapp/ui/IconButton.tsx';
import { Page } from '@meetingapp/ui/Page.tsx';
import { StickyFoot } from '@meetingapp/ui/StickyFoot.tsx';
import { TopBar } from '@meetingapp/ui/TopBar.tsx';
import { buttonClass } from '@meetingapp/ui/button-class.ts';
import { calendarPlus } from '@meetingapp/ui/icons-topics.ts';
import { share2 } from '@meetingapp/ui/icons.ts';
import { LanguageSwitch } from '../../../lib/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/Phrases.tsx';
import { To } from '../../../lib/go.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { PlanButton } from '../../../lib/programme/PlanButton.tsx';
import { inWords } from '../../../lib/programme/look-up.ts';
import { usePlan } from '../../../lib/programme/plan.ts';
import { Introduction } from './Introduction.tsx';
import { useT } from '../../../lib/texts.ts';
import { useTitle } from '../../../lib/title.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useSessionActs } from '../data.ts';
import { stateOf } from '../view.ts';
import { SessionFacts } from './SessionFacts.tsx';
import type { SessionProps } from './SessionGate.tsx';
import { SessionMaterials } from './SessionMaterials.tsx';
import { SessionTalks } from './SessionTalks.tsx';
import { StateTags } from './StateTags.tsx';

const NOW_MS = 15_000;

export function SatelliteView({ programme, session, back }: SessionProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const plan = usePlan(String(programme.cid));
  const acts = useSessionActs(programme, session);
  const now = useNow(NOW_MS);
  const state = stateOf(session, now);
  const title = inWords(session.title, language);
  const sponsor = inWords(session.sponsor, language);
  useTitle(title);
  return (
    <Page
      kind="plain"
      className="session-page"
      top={
        <TopBar
          back={back}
          actions={
            <>
              <LanguageSwitch className="ib text" />
              <IconButton icon={calendarPlus} label={t('calendar')} onClick={acts.addToCalendar} />
              <IconButton icon={share2} label={t('share')} onClick={() => void acts.share()} />
              <PlanButton plan={plan} item={{ item: 'session', id: session.id }} title={title} />
            </>
          }
        />
      }
      foot={
        state.kind !== 'over' && (
          <StickyFoot note={t('signUpText')}>
            <To name="signHome" params={{ opFlag: 0 }} query={{ cid: programme.cid }} className={buttonClass()}>
              {t('signUp')}
            </To>
          </StickyFoot>
        )
      }
    >
      <StateTags programme={programme} session={session} state={state} />
      <h1 className="t-2xl">
        <Phrases text={title} />
      </h1>
      {sponsor !== '' && (
        <p className="held-by">
          <Avatar name={sponsor} />
          <span>
            <small>{t('satelliteBy')}</small>
            <b>{sponsor}</b>
          </span>
        </p>
      )}
      <SessionFacts programme={programme} session={session} />
      <Introduction session={session} />
      {session.materials.length > 0 && (
        <section>
          <div className="head">
            <h2>{t('enter')}</h2>
          </div>
          <SessionMaterials session={session} />
        </section>
      )}
      <SessionTalks programme={programme} session={session} plan={plan} now={now} />
    </Page>
  );
}
