import './Countdown.css';
import { clockText, useSecondsLeft } from './seconds-left.ts';

const RADIUS = 22;
const ROUND = 2 * Math.PI * RADIUS;
/** Share of the time, at the end, that is shown amber. */
const LATE = 0.2;

export interface CountdownRingProps {
  deadline: number;
  now: () => number;
  /** Total duration in seconds. */
  total: number;
  label: string;
  onEnd?: (() => void) | undefined;
}

/** Remaining time of a hold, as a ring that empties. */
export function CountdownRing({ deadline, now, total, label, onEnd }: CountdownRingProps) {
  const left = useSecondsLeft(deadline, now, onEnd);
  const share = Math.min(1, left / total);
  return (
    <span
      className={share <= LATE ? 'ring late' : 'ring'}
      role="timer"
      aria-label={`${label} ${clockText(left)}`}
      suppressHydrationWarning
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r={RADIUS} />
        <circle cx="24" cy="24" r={RADIUS} strokeDasharray={ROUND} strokeDashoffset={ROUND * (1 - share)} />
      </svg>
      {clockText(left)}
    </span>
  );
}
