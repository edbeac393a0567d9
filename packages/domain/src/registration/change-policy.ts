import { addDays } from '../plain-date.ts';

/** Days before the first day until when people may change a part themselves; null: only staff. */
export interface ChangePolicy {
  answers: number | null;
  fee: number | null;
  stay: number | null;
}
export type ChangePart = keyof ChangePolicy;

/** The last day on which people may change a part themselves, in the conference's zone; null: never. */
export function lastChangeDay(policy: ChangePolicy, part: ChangePart, firstDay: string): string | null {
  const days = policy[part];
  return days === null ? null : addDays(firstDay, -days);
}

/** True until the last day, inclusive. All days `YYYY-MM-DD` in the conference's zone. */
export function mayChange(policy: ChangePolicy, part: ChangePart, today: string, firstDay: string): boolean {
  const last = lastChangeDay(policy, part, firstDay);
  return last !== null && today <= last;
}

/** Extras are added until the last day of the conference: the organiser closes an extra that is to be sold no longer. */
export const mayAddExtras = (today: string, lastDay: string): boolean => today <= lastDay;

export interface Difference {
  toPay: number;
  /** Refund due now, in fen. */
  refund: number;
}

/**
 * Price difference of a change in fen: a price reduction is refunded at the percentage a cancellation would give today, rounded down.
 */
export function differenceOf(before: number, after: number, percent: number): Difference {
  if (after >= before) return { toPay: after - before, refund: 0 };
  return { toPay: 0, refund: Math.floor(((before - after) * Math.min(100, Math.max(0, percent))) / 100) };
}
