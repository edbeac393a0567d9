import './Countdown.css';
import { useSecondsLeft } from './seconds-left.ts';

export interface CountdownBlocksProps {
  deadline: number;
  now: () => number;
  label: string;
  /** 天、时、分、秒 */
  units: readonly [days: string, hours: string, minutes: string, seconds: string];
  onEnd?: (() => void) | undefined;
}

/** Countdown of days to seconds until a start. */
export function CountdownBlocks({ deadline, now, label, units, onEnd }: CountdownBlocksProps) {
  const left = useSecondsLeft(deadline, now, onEnd);
  const figures = [Math.floor(left / 86_400), Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60];
  return (
    <div className="count" role="timer" aria-label={label}>
      {units.map((unit, index) => (
        <div key={unit}>
          <b suppressHydrationWarning>{String(figures[index]).padStart(2, '0')}</b>
          <span>{unit}</span>
        </div>
      ))}
    </div>
  );
}
