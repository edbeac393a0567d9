import type { RehearsalPlan, RehearsalScenario } from '@meetingapp/contract/rehearsal/plan.ts';
import { moveFault, planSeconds, rehearsalBounds, scenarioSpans } from '@meetingapp/domain/rehearsal/plan.ts';
import { joinClasses } from '@meetingapp/ui/styles/join-classes.ts';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';
import { clock } from '../view.ts';

interface FaultAxisProps {
  plan: RehearsalPlan;
  /** The chosen fault by its place; null: none. */
  chosen?: number | null;
  choose?: (index: number) => void;
  /** Absent: the axis only shows. */
  change?: (plan: RehearsalPlan) => void;
  /** Where the rehearsal is, in seconds; null or absent: not begun. */
  now?: number | null;
  /** Of a rehearsal that was played: its seconds, which late payments lengthen, and the first of each scenario. */
  played?: { whole: number; first: Partial<Record<RehearsalScenario, number>> };
}

const MARKS = 5;

/** The scenarios and the faults on one time axis. A fault is dragged, or moved with the arrow keys. */
export function FaultAxis({ plan, chosen = null, choose, change, now = null, played }: FaultAxisProps) {
  const t = useT('rehearsalConsole');
  const whole = Math.max(1, played?.whole ?? planSeconds(plan));
  const share = (seconds: number) => `${(100 * seconds) / whole}%`;
  const place = (from: number, seconds: number) => ({ left: share(from), width: share(seconds) });
  const line = useRef<HTMLDivElement>(null);
  const drag = useRef<{ index: number; x: number; plan: RehearsalPlan } | null>(null);

  function press(event: KeyboardEvent, index: number) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || !change) return;
    event.preventDefault();
    change(moveFault(plan, index, by * rehearsalBounds.faultStep));
  }
  function begin(event: PointerEvent<HTMLButtonElement>, index: number) {
    choose?.(index);
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { index, x: event.clientX, plan };
  }
  function move(event: PointerEvent) {
    const width = line.current?.clientWidth ?? 0;
    if (!drag.current || width === 0 || !change) return;
    const by = Math.round(((event.clientX - drag.current.x) / width) * whole);
    change(moveFault(drag.current.plan, drag.current.index, by));
  }
  const end = () => {
    drag.current = null;
  };

  return (
    <div className="reh-axis">
      <span>{t('lanes.scenario')}</span>
      <div className="bar">
        {scenarioSpans(plan).map(({ scenario, from, seconds }) => (
          <i key={scenario} style={place(played?.first[scenario] ?? from, seconds)}>
            {t(scenario)}
          </i>
        ))}
        {now !== null && <em style={{ left: share(Math.min(now, whole)) }} aria-hidden="true" />}
      </div>
      <span>{t('lanes.payment')}</span>
      <div className="bar" ref={line}>
        {plan.faults.map(({ kind, from, seconds }, index) => {
          const name = t('faultLabel', { fault: t(`faults.${kind}`), from, until: from + seconds });
          const look = joinClasses(
            kind === 'late' || kind === 'twice' ? 'soon' : 'error',
            chosen === index && 'chosen',
          );
          if (!change)
            return (
              // oxlint-disable-next-line no-array-index-key -- faults have no other name than their place
              <i key={index} className={look} style={place(from, seconds)} title={name}>
                {t(`faultMarks.${kind}`)}
              </i>
            );
          return (
            <button
              // oxlint-disable-next-line no-array-index-key -- faults have no other name than their place
              key={index}
              type="button"
              className={look}
              style={place(from, seconds)}
              aria-label={name}
              aria-pressed={chosen === index}
              title={name}
              onClick={() => choose?.(index)}
              onKeyDown={(event) => press(event, index)}
              onPointerDown={(event) => begin(event, index)}
              onPointerMove={move}
              onPointerUp={end}
              onPointerCancel={end}
            >
              {t(`faultMarks.${kind}`)}
            </button>
          );
        })}
        {now !== null && <em style={{ left: share(Math.min(now, whole)) }} aria-hidden="true" />}
      </div>
      <span />
      <p className="marks" aria-hidden="true">
        {Array.from({ length: MARKS }, (_, index) => (
          <span key={index}>{clock((whole * index) / (MARKS - 1))}</span>
        ))}
      </p>
    </div>
  );
}
