import type { help as shape } from '../zh/help.ts';
import type { Texts } from '../texts.ts';

export const help = {
  title: 'Handbook',
  facts: '{count} {count|chapter|chapters}',
  search: 'Search the handbook',
  clear: 'Clear the search',
  contents: 'Contents',
  found: '{count} {count|place|places} found',
  none: 'The handbook says nothing about “{words}”',
  pages: 'Pages',
  turn: 'Previous and next chapter',
  unknown: 'There is no such chapter',
  unknownText: 'The address may be misspelt. Choose a chapter on the left',
} satisfies Texts<typeof shape>;
