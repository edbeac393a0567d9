import './ByTime.css';
import type { Programme, ProgrammeSession } from '@meetingapp/contract/agenda-programme.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { EmptyState } from '@meetingapp/ui/EmptyState.tsx';
import { bookmark, calendarDays } from '@meetingapp/ui/icons.ts';
import { Fragment } from 'react';
import { clockOf } from '../../../lib/programme/look-up.ts';
import type { MyPlan } from '../../../lib/programme/plan.ts';
import { useT } from '../../../lib/texts.ts';
import { nowMark, stateOf } from '../view.ts';
import { SessionCard } from './SessionCard.tsx';

interface Props {
  programme: Programme;
  sessions: readonly ProgrammeSession[];
  plan: MyPlan;
  now: number;
  day: string;
  today: string;
  mine: boolean;
  onShowAll: () => void;
}

/** A day from morning to evening; what begins together says its time once. */
export function ByTime({ programme, sessions, plan, now, day, today, mine, onShowAll }: Props) {
  const t = useT('agenda');
  if (sessions.length === 0)
    return (
      <EmptyState
        icon={mine ? bookmark : calendarDays}
        title={t(mine ? 'emptyPlan' : 'emptyDay')}
        text={mine ? t('emptyPlanText') : undefined}
        action={
          <Button variant="soft" size="sm" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        }
      />
    );
  const mark = nowMark(sessions, day, today, now);
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
            <SessionCard programme={programme} session={session} plan={plan} now={now} />
          </div>
        </Fragment>
      ))}
      {mark === sessions.length && <Now programme={programme} now={now} />}
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
