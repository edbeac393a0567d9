/** drand's quicknet: a round every 3 seconds, the first at this moment (https://drand.love/developer/http-api). */
export const drand = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesisMs: 1_692_803_367_000,
  periodMs: 3_000,
} as const;

/** The first round that is published at this moment or later; milliseconds since 1970. */
export const roundAt = (at: number): number => Math.max(1, Math.ceil((at - drand.genesisMs) / drand.periodMs) + 1);

/** The moment at which a round is published. */
export const timeOfRound = (round: number): number => drand.genesisMs + (round - 1) * drand.periodMs;

const MOST_FIGURES = 40;

/**
 * Figures of a public source, such as winning numbers, as people type them; numbers are separated by spaces, commas or plus signs.
 * Null: no list of one to forty whole numbers of at most 18 digits.
 */
export function readFigures(text: string): bigint[] | null {
  const parts = text
    .normalize('NFKC')
    .trim()
    .split(/[\s\p{P}+|]+/u)
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > MOST_FIGURES) return null;
  if (!parts.every((part) => /^\d{1,18}$/.test(part))) return null;
  return parts.map(BigInt);
}
