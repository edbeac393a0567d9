import './NowNextBoard.css';
import { hallsNow, type HallNow } from '@meetingapp/domain/home/sessions.ts';
import { dayOf } from '@meetingapp/domain/conference/phase.ts';
import { clockText, shortDay } from '../../../../lib/time/dates.ts';
import { useLanguage } from '../../../../lib/texts/language.ts';
import { AddressLink } from '../../../../lib/navigation/navigation.tsx';
import { useT } from '../../../../lib/texts/texts.ts';
import { useNow } from '../../../../lib/time/use-now.ts';
import { LiveTag } from '../../parts/LiveTag.tsx';
import type { Home } from '../block.ts';

const TICK_MS = 10_000;
/** Minutes above which the time of day is shown instead of the remaining minutes. */
const FAR = 90;

/** Per hall: the current session, its progress, and the next one. */
export function NowNextBoard({ home }: { home: Home }) {
  const t = useT('home');
  const language = useLanguage();
  const halls = hallsNow(home.info.nowNext, useNow(TICK_MS)).filter(({ current, next }) => current ?? next);
  if (halls.length === 0) return null;
  const on = halls.some(({ current }) => current);
  const first = halls[0]?.next?.from;
  const firstDay = first ? shortDay(dayOf(Date.parse(first), home.info.conference.zone), language) : '';
  return (
    <section className="hb-board" aria-label={t(on ? 'sessions.on' : 'sessions.next')}>
      <div className="cols" aria-hidden="true">
        <span>{t('sessions.hall')}</span>
        <span>{t(on ? 'sessions.on' : 'sessions.next')}</span>
        <span>{on ? t('sessions.left') : firstDay}</span>
      </div>
      {halls.map((hall) => (
        <Hall key={`${hall.hall}${hall.hallName}`} hall={hall} zone={home.info.conference.zone} />
      ))}
    </section>
  );
}

function Hall({ hall: { hall, hallName, current, next, percent, minutes }, zone }: { hall: HallNow; zone: string }) {
  const t = useT('home');
  const shown = current ?? next;
  const far = !current && next && minutes !== null && minutes > FAR;
  return (
    <AddressLink address={shown?.to ?? ''} className={current && current.kind !== 'break' ? 'hall' : 'hall idle'}>
      <span className="let" style={{ '--p': `${percent}%` } as object}>
        <b>{hall}</b>
      </span>
      <span className="mid">
        <small className="hn">
          {hallName} {current?.live && <LiveTag />}
        </small>
        <b>{shown?.title}</b>
        {current && next && (
          <small className="nx">
            <b>{clockText(next.from, zone)}</b> {next.title}
          </small>
        )}
      </span>
      <span className="til">
        {far ? (
          <>
            <b className="clock">{clockText(next.from, zone)}</b>
            <small>{t('sessions.begins')}</small>
          </>
        ) : (
          <>
            <b>{minutes}</b>
            <small>{t(current ? 'sessions.minutes' : 'sessions.inMinutes')}</small>
          </>
        )}
      </span>
    </AddressLink>
  );
}
