import type { Texts } from '../../texts.ts';
import type { examReview as zh, examSheet as zhSheet, itemPlaces as zhPlaces } from '../../zh/exam/server.ts';

export const examReview = {
  yes: 'True',
  no: 'False',
  point: 'The point that you chose in the picture',
  region: 'The area marked in the picture',
} as const satisfies Texts<typeof zh>;
/** Places of an item in the editor, as messages name them. */
export const itemPlaces = {
  part: 'Part {number}, {name}',
  options: 'option {letter}',
  matches: 'match {letter}',
  names: {
    stem: 'question',
    options: 'options',
    matches: 'matches',
    right: 'right answer',
    regions: 'region with the full mark',
    parts: 'questions of the case',
  },
} as const satisfies Texts<typeof zhPlaces>;
/** Columns and words of the exported results. */
export const examSheet = {
  name: 'Name',
  registration: 'Registration number',
  attempt: 'Attempt',
  state: 'Result',
  points: 'Points',
  of: 'Of',
  section: 'Points, {title}',
  startedAt: 'Begun',
  finishedAt: 'Handed in',
  minutes: 'Minutes',
  running: 'Running',
  passed: 'Passed',
  failed: 'Not passed',
  automatic: '{state}, handed in automatically',
} as const satisfies Texts<typeof zhSheet>;
