import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** What changed of a session or talk, as the inbox shows it beside the text: the old value struck out, the new one next to it. */
export interface ChangePart {
  part: 'change';
  what: 'hall' | 'time';
  title: Bilingual;
  before: Bilingual;
  now: Bilingual;
}
