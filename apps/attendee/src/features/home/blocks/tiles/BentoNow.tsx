import { hallsNow } from '@meetingapp/domain/home/sessions.ts';
import { phaseOf } from '@meetingapp/domain/conference/phase.ts';
import { clockText } from '../../../../lib/time/dates.ts';
import { Link, AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { PulseLine } from '../art/PulseLine.tsx';
import type { Home } from '../block.ts';
import { LiveTag } from '../../parts/LiveTag.tsx';

const TICK_MS = 10_000;

/** The running session, preferring one that can be watched; else the time until the opening, or that the conference is over. */
export function BentoNow({ home }: { home: Home }) {
  const t = useT('home');
  const now = useNow(TICK_MS);
  const { conference, nowNext } = home.info;
  const halls = hallsNow(nowNext, now);
  const time = phaseOf(conference, now);
  const hall =
    halls.find(({ current }) => current?.live) ??
    halls.find(({ current }) => current) ??
    (time.phase === 'during' ? halls.find(({ next }) => next) : undefined);
  const session = hall?.current ?? hall?.next;
  if (hall && session) {
    const { title, from, until, live, to } = session;
    const on = hall.current !== null;
    return (
      <AddressLink address={to} className="cell s43 deep now">
        <span className="ends">
          {on && live ? <LiveTag /> : <small>{t(on ? 'states.on' : 'sessions.next')}</small>}
        </span>
        <span className="pulse">
          <PulseLine />
        </span>
        <b className="big">{title}</b>
        <small>{hall.hallName || hall.hall}</small>
        <span className="prog" aria-hidden="true">
          <i style={{ width: `${hall.percent}%` }} />
        </span>
        <span className="ends">
          <small>{clockText(from, conference.zone)}</small>
          <small>{clockText(until, conference.zone)}</small>
        </span>
      </AddressLink>
    );
  }
  return (
    <Link name="conf" params={{ id: home.cid }} className="cell s43 deep now">
      <small>{t(time.phase === 'before' ? 'countdown.until' : 'state')}</small>
      <span className="pulse">
        <PulseLine />
      </span>
      <b className="figure">
        {time.phase === 'before' && time.days}
        <small>
          {time.phase === 'before'
            ? t('countdown.lineDays')
            : t(time.phase === 'during' ? 'countdown.during' : 'countdown.after')}
        </small>
      </b>
    </Link>
  );
}
