import type { ItemContent } from '@meetingapp/contract/exam/item.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { itemCells, itemColumns, type SheetItem } from '@meetingapp/domain/exam/exchange/sheet.ts';
import type { NamedSheet } from '../../files/writer-sheet.ts';
import { columnTitle, sheetTexts, wordsOf } from './writer-columns.ts';

/** Items as a sheet: a row for each, in the words of a language. */
export function itemSheet(items: readonly SheetItem[], language: Language): NamedSheet {
  return {
    name: sheetTexts[language].name,
    columns: itemColumns.map((column) => ({ title: columnTitle(column, language), kind: 'text' as const })),
    rows: items.map((item) => {
      const cells = itemCells(item, language, wordsOf(language));
      return itemColumns.map((column) => cells[column]);
    }),
    zone: 'UTC',
  };
}

const { zh, en } = { zh: sheetTexts.zh.examples, en: sheetTexts.en.examples };
const both = (chinese: string, english: string) => ({ zh: chinese, en: english });
/** Options with the ids `o1`, `o2`, or with another first letter. */
const listed = (chinese: readonly string[], english: readonly string[], letter = 'o') =>
  chinese.map((text, place) => ({ id: `${letter}${place + 1}`, text: both(text, english[place] ?? '') }));
const none = both('', '');

/** One example of each way to write an answer. Their codes say that they are examples; they are replaced. */
const contents: readonly ItemContent[] = [
  {
    stem: both(zh.score.stem, en.score.stem),
    media: null,
    question: { kind: 'single', options: listed(zh.score.options, en.score.options), right: 'o2' },
    reason: both(zh.score.reason, en.score.reason),
  },
  {
    stem: both(zh.blockers.stem, en.blockers.stem),
    media: null,
    question: {
      kind: 'multiple',
      options: listed(zh.blockers.options, en.blockers.options),
      right: ['o1', 'o3'],
      partial: true,
    },
    reason: none,
  },
  {
    stem: both(zh.infarction.stem, en.infarction.stem),
    media: null,
    question: { kind: 'boolean', right: false },
    reason: none,
  },
  {
    stem: both(zh.targets.stem, en.targets.stem),
    media: null,
    question: {
      kind: 'matching',
      options: listed(zh.targets.options, en.targets.options),
      matches: listed(zh.targets.matches, en.targets.matches, 'm'),
      right: { o1: 'm2', o2: 'm1' },
      partial: false,
    },
    reason: none,
  },
  {
    stem: both(zh.dose.stem, en.dose.stem),
    media: null,
    question: { kind: 'number', right: '35', tolerance: '0.5', unit: 'mg' },
    reason: none,
  },
];
const examples: readonly SheetItem[] = contents.map((content, place) => ({
  code: `EXAMPLE-${place + 1}`,
  topic: none,
  difficulty: 3,
  source: '',
  content,
}));

/** The examples as cells. */
export const exampleRows = (language: Language) => examples.map((item) => itemCells(item, language, wordsOf(language)));
