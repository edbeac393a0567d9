/** How failed log-ins of one counter lead to waits. */
export interface Waits {
  /** Failures after which the first wait begins. */
  free: number;
  /** Seconds of the first wait; each further failure doubles it. */
  firstSeconds: number;
  /** Seconds of the longest wait. */
  longestSeconds: number;
  /** One failure is forgotten per this number of seconds. */
  decaySeconds: number;
}

/**
 * Counters of a wrong password. A try from a device known to the account counts only on `device`. Any other try counts on `place` (one
 * address and one account), on `account` (all addresses) and on `network` (one address, all accounts).
 *
 * Strangers' guesses at one account from any number of addresses: 20 without a wait, about 8 while the waits grow, then one per 15
 * minutes: at most 130 in the first 24 hours. Guesses from one address over all accounts: 40 without a wait, then at most one a
 * minute. A hospital behind one address can make 40 typing errors at once, and one more a minute, before anybody there waits; correct
 * log-ins do not count.
 */
export const passwordWaits = {
  device: { free: 5, firstSeconds: 5, longestSeconds: 900, decaySeconds: 900 },
  place: { free: 5, firstSeconds: 5, longestSeconds: 900, decaySeconds: 900 },
  account: { free: 20, firstSeconds: 5, longestSeconds: 900, decaySeconds: 900 },
  network: { free: 40, firstSeconds: 2, longestSeconds: 60, decaySeconds: 60 },
} as const satisfies Record<string, Waits>;

/**
 * Counter of wrong codes of an authenticator app, per person of staff: only a caller who has passed the first step reaches it. At most
 * 35 codes in the first 24 hours: 5 without a wait, 6 while the waits grow, then one an hour.
 */
export const secondStepWaits: Waits = { free: 5, firstSeconds: 30, longestSeconds: 3600, decaySeconds: 3600 };

export interface Failures {
  failures: number;
  failedAt: Date;
}

/** Returns the counter after one more failure, and the seconds to wait before the next try; 0 for no wait. */
export function countFailure(before: Failures | null, now: Date, waits: Waits): { failures: number; seconds: number } {
  const passed = before ? Math.max(0, now.getTime() - before.failedAt.getTime()) / 1000 : 0;
  const failures = Math.max(0, (before?.failures ?? 0) - passed / waits.decaySeconds) + 1;
  // Failures within a few seconds have decayed only by a fraction, and count in full.
  const over = Math.ceil(failures) - waits.free;
  return { failures, seconds: over < 0 ? 0 : Math.min(waits.longestSeconds, waits.firstSeconds * 2 ** over) };
}
