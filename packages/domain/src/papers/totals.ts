/** A criterion, scored 1 to 10. */
export interface Criterion {
  code: string;
  /** Integer weight relative to the other criteria. */
  weight: number;
}

/** Scores are whole numbers from `SCORE_LEAST` to `SCORE_MOST`. */
export const SCORE_LEAST = 1;
export const SCORE_MOST = 10;

const isScore = (score: number | undefined): score is number =>
  score !== undefined && Number.isInteger(score) && score >= SCORE_LEAST && score <= SCORE_MOST;

/** Criteria without a score. */
export const missingScores = (criteria: readonly Criterion[], scores: Readonly<Record<string, number>>): string[] =>
  criteria.filter(({ code }) => !isScore(scores[code])).map(({ code }) => code);

/**
 * Weighted mean of a review in hundredths, rounded half up; null while a score is missing. If all weights are 0, criteria count
 * equally.
 */
export function totalOf(criteria: readonly Criterion[], scores: Readonly<Record<string, number>>): number | null {
  if (criteria.length === 0 || missingScores(criteria, scores).length > 0) return null;
  const weights = criteria.map(({ weight }) => Math.max(0, weight));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const counted = all > 0 ? weights : weights.map(() => 1);
  const sum = criteria.reduce((part, { code }, at) => part + (scores[code] ?? 0) * (counted[at] ?? 0), 0);
  return Math.round((sum * 100) / (all > 0 ? all : counted.length));
}
