import { addDays, daysBetween } from '../plain-date.ts';

/** Cancelled at least so many days before the first day: this share comes back. */
export interface RefundStep {
  untilDaysBefore: number;
  /** 0 to 100. */
  percent: number;
}

/** The share that comes back when one cancels on a day, both in the conference's zone. No step reached: nothing. */
export function refundPercent(policy: readonly RefundStep[], today: string, firstDay: string): number {
  const left = daysBetween(today, firstDay);
  return policy.filter((step) => left >= step.untilDaysBefore).reduce((most, step) => Math.max(most, step.percent), 0);
}

/** What comes back of what was paid and not yet refunded, in fen, rounded down. */
export function refundAmount(paid: number, refunded: number, percent: number): number {
  return Math.max(0, Math.min(paid - refunded, Math.floor((paid * percent) / 100) - refunded));
}

/** The day so many days before another. */
export function daysBefore(day: string, days: number): string {
  return addDays(day, -days);
}
