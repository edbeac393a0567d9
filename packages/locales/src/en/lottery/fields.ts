import type { lotteryFields as source } from '../../zh/lottery/fields.ts';
import type { Texts } from '../../texts.ts';

export const lotteryFields = {
  attended: 'Only people who attended',
  noSpeakers: 'No speakers',
  noEarlierWinners: 'No earlier winners',
  draw: 'Draw',
  drawId: 'Draw',
  'draw.title': 'Name',
  masking: 'Masking of names',
  pickUpUntil: 'Collect until',
  prizes: 'Prizes',
  source: 'Source of the randomness',
  fallback: 'Fallback',
  figures: 'Published figures',
  winnerId: 'Winner',
  out: 'Opt out',
} as const satisfies Texts<typeof source>;
