import type { itemSheet as zh } from '../../zh/exam/sheet.ts';
import type { Texts } from '../../texts.ts';

/** The bank as a sheet: titles of its columns, other names that people use after `|`, and the words of its cells. */
export const itemSheet = {
  name: 'Question bank',
  template: 'Template of the question bank',
  columns: {
    code: 'Code',
    kind: 'Kind',
    topic: 'Topic',
    difficulty: 'Difficulty',
    source: 'Source',
    stemZh: 'Question in Chinese',
    stemEn: 'Question in English|Question',
    optionsZh: 'Options in Chinese, one per line',
    optionsEn: 'Options in English, one per line|Options',
    matchesZh: 'Matches in Chinese, one per line',
    matchesEn: 'Matches in English, one per line|Matches',
    answer: 'Answer|Right answer',
    partial: 'Partial credit|Partial marks',
    tolerance: 'Tolerance',
    unit: 'Unit',
    reasonZh: 'Explanation in Chinese',
    reasonEn: 'Explanation in English|Explanation',
  },
  words: { yes: 'yes', no: 'no', right: 'true', wrong: 'false' },
  failedFile: 'Items that were not imported',
  reason: 'Why it was not imported',
  title: 'Import items',
  back: 'Back to the question bank',
  hint: 'xlsx or csv with the titles in the first row, one item per row, at most 200,000 rows. Nothing is written yet',
  match:
    'Items that exist are found by their code, and rows that nobody touched make no new version; what has no column in the file stays as it is. Of case and picture questions a sheet changes only the texts, and pictures stay',
  newText: 'A new item',
  applyText:
    '{count} {count|row|rows}: {fresh} new, {change} changed. {wrong} invalid {wrong|row is|rows are} skipped. Items that an exam has used get a new version; published exams stay as they are',
  undoText:
    'New items are removed, changed ones are as before. What was changed or used by an exam since stays and is listed with the reason',
  list: 'See the question bank',
  examples: {
    score: {
      stem: 'What is the highest CHA₂DS₂-VASc score?',
      options: ['7', '9'],
      reason: 'The items add up to 9 at most.',
    },
    blockers: { stem: 'Which of these are beta blockers?', options: ['Metoprolol', 'Amlodipine', 'Bisoprolol'] },
    infarction: { stem: 'Nitroglycerin is routine in inferior infarction.' },
    targets: {
      stem: 'Match each drug with its target.',
      options: ['Rivaroxaban', 'Dabigatran'],
      matches: ['Thrombin', 'Factor Xa'],
    },
    dose: { stem: 'A patient of 70 kg gets 0.5 mg per kilogram. How much?' },
  },
} as const satisfies Texts<typeof zh>;
