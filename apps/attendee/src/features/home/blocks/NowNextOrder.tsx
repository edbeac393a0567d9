import './NowNextOrder.css';
import type { HomeSession } from '@meetingapp/contract/home.ts';
import { orderOfHall, standingOf } from '@meetingapp/domain/home/sessions.ts';
import { clockText } from '../../../lib/dates.ts';
import { ToAddress } from '../../../lib/go.tsx';
import { useT } from '../../../lib/texts.ts';
import { useNow } from '../../../lib/use-now.ts';
import { SectionHead } from '../parts/SectionHead.tsx';
import type { Home } from './block.ts';

const TICK_MS = 10_000;
const MOST = 5;

/** The day of the hall that one watches: what has just been, what is on, what follows. */
export function NowNextOrder({ home }: { home: Home }) {
  const t = useT('home');
  const now = useNow(TICK_MS);
  const order = orderOfHall(home.info.nowNext, now, MOST);
  const [first] = order;
  if (!first) return null;
  const stateOf = (session: HomeSession) => {
    const standing = standingOf(session, now);
    if (standing === 'now') return session.live ? 'live' : 'on';
    return standing === 'next' ? 'later' : session.live ? 'replay' : 'ended';
  };
  return (
    <section className="hb-order">
      <SectionHead title={t('sessions.today', { hall: first.hallName || first.hall })} />
      {order.map((session) => {
        const state = stateOf(session);
        return (
          <ToAddress key={session.sessionId} address={session.to} className={`item ${state}`}>
            <time dateTime={session.from}>{clockText(session.from, home.info.conference.zone)}</time>
            <span>
              <b>{session.title}</b>
              <small>{session.chairs.join(' · ')}</small>
            </span>
            <em>{t(`states.${state}`)}</em>
          </ToAddress>
        );
      })}
    </section>
  );
}
