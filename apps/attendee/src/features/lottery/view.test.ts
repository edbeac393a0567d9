import { expect, it } from 'vitest';
import type { DrawPrize, DrawWinner } from '@meetingapp/contract/lottery/draw.ts';
import { byPrize, nextCount, readRecord, shortHash, ticketText } from './view.ts';

const prize = (id: number, count: number): DrawPrize => ({
  id,
  count,
  repeat: false,
  name: { zh: '', en: '' },
  thing: { zh: '', en: '' },
});
const winner = (n: number, prizeId: number, insteadOf: number | null = null): DrawWinner => ({
  id: n,
  n,
  prizeId,
  rank: 1,
  number: n,
  name: '',
  affiliation: '',
  insteadOf,
  reason: '',
  replaced: false,
});

it('[S83] ticket numbers have at least four digits and as many as the greatest', () => {
  expect([ticketText(7, 12), ticketText(7, 20_000), ticketText(12_345, 20_000)]).toEqual(['0007', '00007', '12345']);
  expect(shortHash('9f3c61ab0000e07d24b8')).toBe('9f3c61ab…e07d24b8');
});

it('[A5] the big screen shows one winner more, or the rest of the prize that is being drawn', () => {
  const prizes = [prize(1, 1), prize(2, 3)];
  const winners = [winner(1, 1), winner(2, 2), winner(3, 2), winner(4, 2), winner(5, 1, 1)];
  expect([0, 1, 2, 4, 5].map((shown) => nextCount(prizes, winners, shown, false))).toEqual([1, 2, 3, 5, 5]);
  expect([0, 1, 2, 5].map((shown) => nextCount(prizes, winners, shown, true))).toEqual([1, 4, 4, 5]);
  expect(byPrize(prizes, winners).map((part) => part.winners.length)).toEqual([1, 3]);
});

it('[A5] a file that is no record is refused', () => {
  for (const text of ['', '{}', '[]', 'null', '{"list":1}']) expect(readRecord(text)).toBeNull();
  expect(readRecord('{"list":"","secret":"","prizes":[],"winners":[]}')).not.toBeNull();
});
