/** The combined result of a paper's reviews, in hundredths. */
export interface Figures {
  mean: number | null;
  /** Difference between the highest and the lowest total. */
  spread: number | null;
}

/** Mean of the totals, rounded half up, and their spread, in hundredths. */
export function figuresOf(totals: readonly number[]): Figures {
  if (totals.length === 0) return { mean: null, spread: null };
  const mean = Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length);
  return { mean, spread: Math.max(...totals) - Math.min(...totals) };
}

/** Ranks from 1: equal means share a rank, and the next rank counts all before it (1, 2, 2, 4). Null without a mean. */
export function placesOf(means: readonly (number | null)[]): (number | null)[] {
  const sorted = means.filter((mean) => mean !== null).sort((one, other) => other - one);
  const first = new Map<number, number>();
  sorted.forEach((mean, at) => {
    if (!first.has(mean)) first.set(mean, at + 1);
  });
  return means.map((mean) => (mean === null ? null : (first.get(mean) ?? null)));
}
