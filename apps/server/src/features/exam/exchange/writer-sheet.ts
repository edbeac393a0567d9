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

const both = (zh: string, en: string) => ({ zh, en });
const option = (id: string, zh: string, en: string) => ({ id, text: both(zh, en) });
const about = { topic: both('', ''), difficulty: 3, source: '' };
const reason = both('', '');

/** One example of each way to write an answer. Their codes say that they are examples; they are replaced. */
const examples: readonly SheetItem[] = [
  {
    ...about,
    code: 'EXAMPLE-1',
    content: {
      stem: both('房颤患者 CHA₂DS₂-VASc 评分最高几分？', 'What is the highest CHA₂DS₂-VASc score?'),
      media: null,
      question: { kind: 'single', options: [option('o1', '7 分', '7'), option('o2', '9 分', '9')], right: 'o2' },
      reason: both('各项相加最多 9 分。', 'The items add up to 9 at most.'),
    },
  },
  {
    ...about,
    code: 'EXAMPLE-2',
    content: {
      stem: both('下列哪些是 β 受体阻滞剂？', 'Which of these are beta blockers?'),
      media: null,
      question: {
        kind: 'multiple',
        options: [
          option('o1', '美托洛尔', 'Metoprolol'),
          option('o2', '氨氯地平', 'Amlodipine'),
          option('o3', '比索洛尔', 'Bisoprolol'),
        ],
        right: ['o1', 'o3'],
        partial: true,
      },
      reason,
    },
  },
  {
    ...about,
    code: 'EXAMPLE-3',
    content: {
      stem: both('下壁心梗可常规使用硝酸甘油。', 'Nitroglycerin is routine in inferior infarction.'),
      media: null,
      question: { kind: 'boolean', right: false },
      reason,
    },
  },
  {
    ...about,
    code: 'EXAMPLE-4',
    content: {
      stem: both('把药物与作用靶点配对。', 'Match each drug with its target.'),
      media: null,
      question: {
        kind: 'matching',
        options: [option('o1', '利伐沙班', 'Rivaroxaban'), option('o2', '达比加群', 'Dabigatran')],
        matches: [option('m1', '凝血酶', 'Thrombin'), option('m2', 'Ⅹa 因子', 'Factor Xa')],
        right: { o1: 'm2', o2: 'm1' },
        partial: false,
      },
      reason,
    },
  },
  {
    ...about,
    code: 'EXAMPLE-5',
    content: {
      stem: both('患者 70 kg，每千克 0.5 mg，应给多少？', 'A patient of 70 kg gets 0.5 mg per kilogram. How much?'),
      media: null,
      question: { kind: 'number', right: '35', tolerance: '0.5', unit: 'mg' },
      reason,
    },
  },
];

/** Titles with examples. */
export const itemTemplate = (language: Language): NamedSheet => ({
  ...itemSheet(examples, language),
  name: sheetTexts[language].template,
});
