/** How often saving again renews the hold on the chosen places. */
const mostRenewals = 2;

interface HoldSoFar {
  /** End of the hold; null when there is none. */
  until: Date | null;
  renewals: number;
}

/**
 * The hold after the person saved again, in a conference that holds places for `minutes`. It is renewed at most twice and then keeps its
 * end. Once it has lapsed, the places are for others: for as long as a hold lasts the same person begins no new one beyond the two
 * renewals (`again`: from then on it is possible).
 */
export function nextHold(
  { until, renewals }: HoldSoFar,
  minutes: number,
  now: Date,
): { ok: true; until: Date; renewals: number } | { ok: false; again: Date } {
  const length = minutes * 60_000;
  const fresh = new Date(now.getTime() + length);
  if (until === null || now.getTime() >= until.getTime() + length) return { ok: true, until: fresh, renewals: 0 };
  if (renewals < mostRenewals) return { ok: true, until: fresh > until ? fresh : until, renewals: renewals + 1 };
  if (until > now) return { ok: true, until, renewals };
  return { ok: false, again: new Date(until.getTime() + length) };
}
