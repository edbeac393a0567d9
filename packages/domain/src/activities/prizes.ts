/** Entrants and their scores. */
export interface Scored {
  id: number;
  score: number;
}

/**
 * Ranks of the best, from 1: equal scores in the order of `id`, which is that of joining. `places` prizes are given; a score of the
 * last that is equal to the next does not make more of them.
 */
export function bestOf(entrants: readonly Scored[], places: number): (Scored & { rank: number })[] {
  return entrants
    .toSorted((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, Math.max(0, places))
    .map((entrant, at) => ({ ...entrant, rank: at + 1 }));
}

/** The code of `GIFT:12345678`, or eight typed digits. */
export const pickUpDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^GIFT:/i, '')
    .replace(/[\s-]/g, '');
