/**
 * Shares of a poll in whole per cent: with a single choice they add up to 100 (largest remainder method); with several choices, of all
 * voters. The hall, the phone and the desk show the same numbers.
 */
export function pollShares(counts: readonly number[], voters: number, most: number): number[] {
  const whole = most === 1 ? counts.reduce((sum, count) => sum + count, 0) : voters;
  if (whole === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / whole) * 100);
  if (most > 1) return exact.map((share) => Math.min(100, Math.round(share)));
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRest = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of byRest.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
