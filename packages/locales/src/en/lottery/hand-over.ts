import type { Texts } from '../../texts.ts';
import type { handOver as source } from '../../zh/lottery/hand-over.ts';

/** Texts of the desk where prizes of draws and activities are handed over. */
export const handOver = {
  title: 'Hand over a prize',
  code: 'Pick-up code, 8 digits',
  scan: 'Scan',
  hand: 'Hand over',
  needCode: 'Scan the code, or type its 8 digits',
  done: 'Hand it over',
  already: 'This prize has been collected',
  alreadyText: '{at}, by {by}',
  undo: 'Undo',
  undone: 'Undone',
} as const satisfies Texts<typeof source>;
