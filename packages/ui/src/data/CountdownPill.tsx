import './Countdown.css';
import { Icon } from '../icons/Icon.tsx';
import { clock } from '../icons/icons.ts';
import { clockText, useSecondsLeft } from './seconds-left.ts';

export interface CountdownPillProps {
  /** Both in milliseconds since 1970; `now` is a stable function. */
  deadline: number;
  now: () => number;
  /** Text around the time: (left) => `名额与床位为您保留 ${left}`. */
  text: (left: string) => string;
  onEnd?: (() => void) | undefined;
}

/** Countdown of a hold. */
export function CountdownPill({ deadline, now, text, onEnd }: CountdownPillProps) {
  const left = useSecondsLeft(deadline, now, onEnd);
  return (
    <span className="pill" role="timer" suppressHydrationWarning>
      <Icon icon={clock} size="xs" />
      {text(clockText(left))}
    </span>
  );
}
