import './NowNextOrder.css';
import type { HomeSession } from '@meetingapp/contract/home/home.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { orderOfHall, sessionStatusOf } from '@meetingapp/domain/home/sessions.ts';
import { clockText, shortDay } from '../../../../lib/time/dates.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { useT } from '../../../../lib/texts/texts.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import type { Home } from '../block.ts';

const TICK_MS = 10_000;
const MOST = 5;

/** Programme of the hall being watched: previous, current and following sessions. */
export function NowNextOrder({ home }: { home: Home }) {
  const t = useT('home');
  const language = useLanguage();
  const now = useNow(TICK_MS);
  const order = orderOfHall(home.info.nowNext, now, MOST);
  const [first] = order;
  if (!first) return null;
  const { zone } = home.info.conference;
  const day = dayOf(Date.parse(first.from), zone);
  const hall = first.hallName || first.hall;
  const stateOf = (session: HomeSession) => {
    const standing = sessionStatusOf(session, now);
    if (standing === 'now') return session.live ? 'live' : 'on';
    return standing === 'next' ? 'later' : session.live ? 'replay' : 'ended';
  };
  return (
    <section className="hb-order">
      <SectionHead
        title={
          day === dayOf(now, zone)
            ? t('sessions.today', { hall })
            : t('sessions.onDay', { hall, day: shortDay(day, language) })
        }
      />
      {order.map((session) => {
        const state = stateOf(session);
        return (
          <AddressLink key={session.sessionId} address={session.to} className={`item ${state}`}>
            <time dateTime={session.from}>{clockText(session.from, zone)}</time>
            <span>
              <b>{session.title}</b>
              <small>{session.chairs.join(' · ')}</small>
            </span>
            <em>{t(`states.${state}`)}</em>
          </AddressLink>
        );
      })}
    </section>
  );
}
