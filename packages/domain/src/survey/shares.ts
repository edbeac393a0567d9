/** A share of a whole in percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** Detractors (0 to 6), passives and promoters (9 and 10) of the tallies of a recommendation, in percent. */
export function npsShares(tallies: readonly { value: string; count: number }[]): {
  detractors: number;
  passives: number;
  promoters: number;
} {
  const all = tallies.reduce((sum, { count }) => sum + count, 0);
  const share = (from: number, to: number) =>
    percentOf(
      tallies.reduce((sum, { value, count }) => (Number(value) >= from && Number(value) <= to ? sum + count : sum), 0),
      all,
    );
  return { detractors: share(0, 6), passives: share(7, 8), promoters: share(9, 10) };
}
