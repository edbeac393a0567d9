import { addDays, dayIn, daysBetween } from '../plain-date.ts';

/** Percentage refunded when cancelled at least `untilDaysBefore` days before the first day. */
export interface RefundStep {
  untilDaysBefore: number;
  /** 0 to 100. */
  percent: number;
}

/** Percentage refunded for a cancellation on a day, both days in the conference's zone. 0 when no step applies. */
export function refundPercent(policy: readonly RefundStep[], today: string, firstDay: string): number {
  const left = daysBetween(today, firstDay);
  return policy.filter((step) => left >= step.untilDaysBefore).reduce((most, step) => Math.max(most, step.percent), 0);
}

/** Refund of what was paid and not yet refunded, in fen, rounded down. */
export function refundAmount(paid: number, refunded: number, percent: number): number {
  return Math.max(0, Math.min(paid - refunded, Math.floor((paid * percent) / 100) - refunded));
}

/** The day `days` days earlier. */
export function daysBefore(day: string, days: number): string {
  return addDays(day, -days);
}

interface Refundable {
  total: number;
  refunded: number;
  zone: string;
  starts_on: string;
  refund_policy: { untilDaysBefore: number; percent: number }[];
}

/** Refund of a cancellation now in fen, including payments for changes; null when people cannot cancel themselves. */
export function refundNow(
  { total, refunded, zone, starts_on, refund_policy }: Refundable,
  changes: readonly Pick<Refundable, 'total' | 'refunded'>[],
  now: Date,
): number | null {
  const today = dayIn(zone, now);
  if (today >= starts_on) return null;
  // A free registration can be cancelled whatever the refund policy.
  if (total > 0 && refund_policy.length === 0) return null;
  const percent = refundPercent(refund_policy, today, starts_on);
  return [{ total, refunded }, ...changes].reduce(
    (sum, one) => sum + refundAmount(one.total, one.refunded, percent),
    0,
  );
}
