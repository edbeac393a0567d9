import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { DrawPrize, DrawWinner, lotteryCalls } from '@meetingapp/contract/lottery/draw.ts';
import type { DrawRecord } from '@meetingapp/domain/lottery/verify.ts';

export type PublishedRecord = AnswerOf<typeof lotteryCalls.record>['record'];

/** Digits of ticket numbers: at least four. */
export const ticketText = (number: number, entrants: number): string =>
  String(number).padStart(Math.max(4, String(entrants).length), '0');

/** First and last characters of a hash. */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;

/** What recomputing needs of a published record; null when it is none. */
export function recordOf(published: PublishedRecord): DrawRecord | null {
  const { list, listHash, commitment, secret, randomness, prizes, winners } = published;
  if (!listHash || !commitment || !randomness) return null;
  const redraws = winners.filter(({ insteadOf }) => insteadOf !== null);
  return { list, listHash, commitment, secret, randomness, prizes, winners, redraws };
}

/** Reads a downloaded record; null when the file is none. */
export function readRecord(text: string): PublishedRecord | null {
  try {
    const read = JSON.parse(text) as Partial<PublishedRecord>;
    const whole =
      typeof read.list === 'string' &&
      typeof read.secret === 'string' &&
      Array.isArray(read.prizes) &&
      Array.isArray(read.winners);
    return whole ? (read as PublishedRecord) : null;
  } catch {
    return null;
  }
}

export interface PrizePart {
  prize: DrawPrize;
  /** Winners of the draw itself, in their order. */
  winners: DrawWinner[];
}

/** Winners by prize, in the order of drawing; redraws are left out. */
export const byPrize = (prizes: readonly DrawPrize[], winners: readonly DrawWinner[]): PrizePart[] =>
  prizes.map((prize) => ({
    prize,
    winners: winners.filter(({ prizeId, insteadOf }) => prizeId === prize.id && insteadOf === null),
  }));

/** How many winners are shown after the next key: one more, or the rest of the prize that is being drawn. */
export function nextCount(
  prizes: readonly DrawPrize[],
  winners: readonly DrawWinner[],
  shown: number,
  whole: boolean,
): number {
  const next = winners[shown];
  if (!next) return shown;
  if (!whole) return shown + 1;
  const last = winners.findLastIndex(({ prizeId, insteadOf }) => prizeId === next.prizeId && insteadOf === null);
  return prizes.some(({ id }) => id === next.prizeId) ? last + 1 : shown + 1;
}
