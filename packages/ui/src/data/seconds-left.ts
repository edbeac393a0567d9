import { useEffect, useState } from 'react';

/** Whole seconds from `now` until `deadline`, at least 0. Both in milliseconds since 1970. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/**
 * {@link secondsLeft}, updated at each full second.
 * @param now the trusted clock (the server's), not the phone's
 * @param onEnd called once when the deadline passes while mounted
 */
export function useSecondsLeft(deadline: number, now: () => number, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(deadline, now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watched = false;
    function tick() {
      clearTimeout(timer);
      const rest = deadline - now();
      setLeft(secondsLeft(deadline, now()));
      if (rest > 0) {
        watched = true;
        // waits until the next full second, so that the figure changes with the clock
        timer = setTimeout(tick, rest % 1000 || 1000);
      } else if (watched) {
        watched = false;
        onEnd?.();
      }
    }
    tick();
    // Timers do not fire while a phone sleeps.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [deadline, now, onEnd]);
  return left;
}

/** `14:32`, with hours `1:04:05`. */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
