import './ByTime.css';
import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { clockOf } from '../../../shared/programme/look-up.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { nowMark, stateOf } from '../view.ts';
import type { LayoutProps } from './AgendaDay.tsx';
import { planExport } from './late-parts.ts';
import { SessionCard } from '../session/SessionCard.tsx';

/** A day in order of time; sessions that start together share one time heading. */
export function ByTime({ programme, sessions, plan, now, day, current, mine, overlaps }: LayoutProps) {
  useScrollToNow(day === current);
  const mark = nowMark(sessions, day, current, now);
  return (
    <div className="ag-list">
      {sessions.map((session, at) => (
        <Fragment key={session.id}>
          {mark === at && <Now programme={programme} now={now} />}
          <div className={stateOf(session, now).kind === 'over' ? 'ag-slot over' : 'ag-slot'}>
            {sessions[at - 1]?.from === session.from ? (
              <span />
            ) : (
              <time dateTime={session.from}>{clockOf(programme, session.from)}</time>
            )}
            <SessionCard
              programme={programme}
              session={session}
              plan={plan}
              now={now}
              mine={mine}
              overlaps={overlaps.get(session.id)}
            />
          </div>
        </Fragment>
      ))}
      {mark === sessions.length && <Now programme={programme} now={now} />}
      {mine && (
        <Suspense>
          <planExport.Part programme={programme} plan={plan} />
        </Suspense>
      )}
    </div>
  );
}

function Now({ programme, now }: { programme: Programme; now: number }) {
  const t = useT('agenda');
  const time = clockOf(programme, new Date(now).toISOString());
  return (
    <div className="ag-now" role="img" aria-label={t('now', { time })}>
      <b>{time}</b>
    </div>
  );
}

/** Scrolls to the present time once when today opens; a restored page keeps its scroll position. */
function useScrollToNow(today: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!today || done.current) return;
    done.current = true;
    const look = (): void => {
      if (scrollY === 0) document.querySelector('.ag-now')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    };
    // After the page's own scroll position was restored.
    requestAnimationFrame(() => requestAnimationFrame(look));
  }, [today]);
}
