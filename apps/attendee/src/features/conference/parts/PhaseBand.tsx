import './PhaseBand.css';
import type { ConferenceDetail } from '@meetingapp/contract/conference/conference.ts';
import { CountdownBlocks } from '@meetingapp/ui/data/CountdownBlocks.tsx';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { usePhase } from '../../../lib/time/use-phase.ts';

type Days = Pick<ConferenceDetail, 'startsOn' | 'endsOn' | 'zone'>;

/** Countdown, in progress, or over, by the server's clock. */
export function PhaseBand({ conference }: { conference: Days }) {
  const t = useT('conference');
  const phase = usePhase(conference);
  if (phase.phase === 'before')
    return (
      <div className="phase-band">
        <span>{t('phase.before')}</span>
        <CountdownBlocks
          deadline={phase.startsAt}
          now={serverClock.now}
          label={t('phase.before')}
          units={[t('units.days'), t('units.hours'), t('units.minutes'), t('units.seconds')]}
        />
      </div>
    );
  if (phase.phase === 'after') return <p className="phase-band over">{t('phase.after')}</p>;
  return (
    <p className="phase-band now">
      <b>{t('phase.during')}</b>
      <span>{t('list.dayOf', { day: phase.day, of: phase.of })}</span>
    </p>
  );
}
