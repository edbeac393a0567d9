/** What the reviewers of a paper said together, in hundredths. */
export interface Figures {
  mean: number | null;
  /** Between the least and the greatest total. */
  spread: number | null;
}

/** The mean of totals, half a hundredth up, and how far they are apart. */
export function figuresOf(totals: readonly number[]): Figures {
  if (totals.length === 0) return { mean: null, spread: null };
  const mean = Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);
  return { mean, spread: Math.max(...totals) - Math.min(...totals) };
}

/** Places from 1: the same mean is the same place, and the next one counts all before it (1, 2, 2, 4). Without a mean: none. */
export function placesOf(means: readonly (number | null)[]): (number | null)[] {
  const sorted = means.filter((mean) => mean !== null).sort((one, other) => other - one);
  const first = new Map<number, number>();
  sorted.forEach((mean, at) => {
    if (!first.has(mean)) first.set(mean, at + 1);
  });
  return means.map((mean) => (mean === null ? null : (first.get(mean) ?? null)));
}
