import { addDays } from '../plain-date.ts';

/** Until so many days before the first day a person changes it alone; null: only staff do. */
export interface ChangePolicy {
  answers: number | null;
  fee: number | null;
  stay: number | null;
}
export type ChangePart = keyof ChangePolicy;

/** The last day on which a part may be changed by oneself, in the conference's zone; null: never. */
export function lastChangeDay(policy: ChangePolicy, part: ChangePart, firstDay: string): string | null {
  const days = policy[part];
  return days === null ? null : addDays(firstDay, -days);
}

export function mayChange(policy: ChangePolicy, part: ChangePart, today: string, firstDay: string): boolean {
  const last = lastChangeDay(policy, part, firstDay);
  return last !== null && today <= last;
}

export interface Difference {
  toPay: number;
  /** Comes back now. */
  refund: number;
}

/** What a change costs, or gives back: of what it is cheaper the share that a cancellation would give today, rounded down. Fen. */
export function differenceOf(before: number, after: number, percent: number): Difference {
  if (after >= before) return { toPay: after - before, refund: 0 };
  return { toPay: 0, refund: Math.floor(((before - after) * Math.min(100, Math.max(0, percent))) / 100) };
}
