import type { NextItem } from '@meetingapp/contract/overview/summary.ts';

/** Minutes before the beginning from which the time is counted down. */
const COUNTED_MINUTES = 60;

interface NextState {
  kind: 'running' | 'inMinutes' | 'later';
  /** Minutes until it ends, or until it begins; 0 where the beginning is far. */
  minutes: number;
}

/** @param now milliseconds since 1970 */
export function nextState({ from, to }: Pick<NextItem, 'from' | 'to'>, now: number): NextState {
  const until = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000));
  if (now >= Date.parse(from)) return { kind: 'running', minutes: until(to) };
  return until(from) <= COUNTED_MINUTES ? { kind: 'inMinutes', minutes: until(from) } : { kind: 'later', minutes: 0 };
}
