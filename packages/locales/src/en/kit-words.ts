import type { Texts } from '../texts.ts';
import type { kitWords as zh } from '../zh/kit-words.ts';

/** Words by which a screen reader names parts of the console's components that show none. */
export const kitWords = {
  clear: 'Clear',
  close: 'Close',
  remove: 'Remove',
  search: 'Search',
  more: 'More',
  before: 'Previous page',
  after: 'Next page',
  busy: 'In progress',
  increase: 'Increase',
  decrease: 'Decrease',
  choices: 'Choices',
  tab: 'Tab {at} of {count}',
} as const satisfies Texts<typeof zh>;
