/** Minutes that a place is held while a person decides. */
export const HOLD_MINUTES = 5;
/** Minutes in which an offer from the waiting list is taken, at most until the slot begins. */
const OFFER_MINUTES = 30;

/** What is known of a slot under its lock. */
export interface SlotCount {
  /** Null: unlimited. */
  size: number | null;
  /** Joined, held and offered places of others; lapsed ones do not count. */
  taken: number;
  /** Others who wait. */
  waiting: number;
}

/**
 * Places that a person can take who has none there and does not wait: a place that comes free belongs to the waiting list first. Null:
 * unlimited. Never below zero, also when the size was lowered below what is taken.
 */
export const placesLeft = ({ size, taken, waiting }: SlotCount): number | null =>
  size === null ? null : Math.max(0, size - taken - waiting);

/** How many of those who wait can be offered a place now. */
export const offersDue = ({ size, taken, waiting }: SlotCount): number =>
  size === null ? waiting : Math.max(0, Math.min(waiting, size - taken));

/** Until when an offer holds, in milliseconds since 1970; null: too late for an offer. */
export function offerUntil(now: number, slotStartsAt: number): number | null {
  const until = Math.min(now + OFFER_MINUTES * 60_000, slotStartsAt);
  return until > now ? until : null;
}

/** True while a person may give a place back. */
export const mayLeave = (now: number, slotStartsAt: number, leaveMinutes: number): boolean =>
  now <= slotStartsAt - leaveMinutes * 60_000;

export interface Span {
  from: number;
  to: number;
}

/** The first of the spans that is at the same time; touching ends do not clash. */
export const clashWith = <T extends Span>({ from, to }: Span, others: readonly T[]): T | null =>
  others.find((other) => other.from < to && from < other.to) ?? null;
