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
  row: 'Row {number}',
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
