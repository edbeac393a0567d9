import './SessionView.css';
import '@meetingapp/ui/layout/Card.css';
import { Avatar } from '@meetingapp/ui/data/Avatar.tsx';
import { IconButton } from '@meetingapp/ui/actions/IconButton.tsx';
import { Page } from '@meetingapp/ui/layout/Page.tsx';
import { TopBar } from '@meetingapp/ui/layout/TopBar.tsx';
import { calendarPlus } from '@meetingapp/ui/icons/icons-topics.ts';
import { share2 } from '@meetingapp/ui/icons/icons.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { LateSponsorLogos } from '../../../shared/sponsors/LateSponsorLogos.tsx';
import { LanguageSwitch } from '../../../lib/texts/LanguageSwitch.tsx';
import { Phrases } from '../../../lib/texts/Phrases.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { PlanButton } from '../../../shared/programme/PlanButton.tsx';
import { usePlan } from '../../../shared/programme/plan.ts';
import { SatelliteFoot } from './SatelliteFoot.tsx';
import { SessionIntroduction } from './SessionIntroduction.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useTitle } from '../../../lib/navigation/title.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useSessionActs } from './data.ts';
import { stateOf } from '../view.ts';
import { SessionFacts } from './SessionFacts.tsx';
import type { SessionProps } from './SessionGate.tsx';
import { SessionMaterials } from './SessionMaterials.tsx';
import { SessionTalks } from './SessionTalks.tsx';
import { SessionTags } from './SessionTags.tsx';

const NOW_MS = 15_000;

export function SatelliteView({ programme, session, back }: SessionProps) {
  const t = useT('agenda');
  const language = useLanguage();
  const plan = usePlan(String(programme.cid));
  const acts = useSessionActs(programme, session);
  const now = useNow(NOW_MS);
  const state = stateOf(session, now);
  const title = pickLanguage(session.title, language);
  const sponsor = pickLanguage(session.sponsor, language);
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
      foot={state.kind !== 'over' && <SatelliteFoot cid={String(programme.cid)} />}
    >
      <SessionTags programme={programme} session={session} state={state} />
      <h1 className="t-2xl">
        <Phrases text={title} />
      </h1>
      {sponsor !== '' && (
        <p className="held-by">
          <Avatar name={sponsor} surname={[...sponsor][0]} />
          <span>
            <small>{t('satelliteBy')}</small>
            <b>{sponsor}</b>
          </span>
        </p>
      )}
      <SessionFacts programme={programme} session={session} />
      <SessionIntroduction session={session} />
      {session.materials.length > 0 && (
        <section>
          <div className="head">
            <h2>{t('enter')}</h2>
          </div>
          <SessionMaterials session={session} />
        </section>
      )}
      <SessionTalks programme={programme} session={session} plan={plan} now={now} />
      <LateSponsorLogos cid={programme.cid} place="session" />
    </Page>
  );
}
