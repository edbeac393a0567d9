import { hallsNow } from '@meetingapp/domain/home/sessions.ts';
import { phaseOf } from '@meetingapp/domain/conference/phase.ts';
import { clockText } from '../../../lib/dates.ts';
import { To, ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useNow } from '../../../lib/use-now.ts';
import { PulseLine } from '../blocks/art/PulseLine.tsx';
import type { Home } from '../blocks/block.ts';
import { LiveTag } from './LiveTag.tsx';

const TICK_MS = 10_000;

/** The session that is on, one that can be watched first; else how long it is until the opening, or that it is over. */
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
      <ToAddress address={to} className="cell s43 deep now">
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
      </ToAddress>
    );
  }
  return (
    <To name="conf" params={{ id: home.cid }} className="cell s43 deep now">
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
    </To>
  );
}
