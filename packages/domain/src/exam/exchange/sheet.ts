import { pickLanguage } from '../../bilingual.ts';
import type { ItemContent, ItemKind, Option, SimpleQuestion } from '@meetingapp/contract/exam/item.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';

/** Columns of the bank as a sheet. Options and matches stand one per line in their cell, in the same order in both languages. */
export const itemColumns = [
  'code',
  'kind',
  'topic',
  'difficulty',
  'source',
  'stemZh',
  'stemEn',
  'optionsZh',
  'optionsEn',
  'matchesZh',
  'matchesEn',
  'answer',
  'partial',
  'tolerance',
  'unit',
  'reasonZh',
  'reasonEn',
] as const;
export type ItemColumn = (typeof itemColumns)[number];
export type ItemCells = Readonly<Record<ItemColumn, string>>;

/** A row without content. */
export const blankCells: Record<ItemColumn, string> = {
  code: '',
  kind: '',
  topic: '',
  difficulty: '',
  source: '',
  stemZh: '',
  stemEn: '',
  optionsZh: '',
  optionsEn: '',
  matchesZh: '',
  matchesEn: '',
  answer: '',
  partial: '',
  tolerance: '',
  unit: '',
  reasonZh: '',
  reasonEn: '',
};

/** Words of a language for kinds and for yes and no, as cells hold them. */
export interface SheetWords {
  kinds: Readonly<Record<ItemKind, string>>;
  yes: string;
  no: string;
  /** Of a question of right or wrong. */
  right: string;
  wrong: string;
}

export interface SheetItem {
  code: string;
  topic: Bilingual;
  difficulty: number;
  source: string;
  content: ItemContent;
}

const letter = (at: number): string => String.fromCodePoint(65 + at);
/** A line break within an option is written as `\n`, so that each line of the cell is one option. */
const asLine = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', String.raw`\n`);

function linesOf(list: readonly Option[], language: 'zh' | 'en'): string {
  const lines = list.map(({ text }) => asLine(text[language]));
  return lines.every((line) => line === '') ? '' : lines.join('\n');
}

/** An item as the cells of its row, in the words of one language. Of a case and of a picture's regions only the texts beside them. */
export function itemCells(
  { code, topic, difficulty, source, content }: SheetItem,
  language: 'zh' | 'en',
  words: SheetWords,
): ItemCells {
  const { question, stem, reason } = content;
  const options = 'options' in question ? question.options : [];
  const matches = question.kind === 'matching' ? question.matches : [];
  return {
    code,
    kind: words.kinds[question.kind],
    topic: pickLanguage(topic, language),
    difficulty: String(difficulty),
    source,
    stemZh: stem.zh,
    stemEn: stem.en,
    optionsZh: linesOf(options, 'zh'),
    optionsEn: linesOf(options, 'en'),
    matchesZh: linesOf(matches, 'zh'),
    matchesEn: linesOf(matches, 'en'),
    answer: question.kind === 'case' ? '' : answerCell(question, words),
    partial: 'partial' in question ? (question.partial ? words.yes : words.no) : '',
    tolerance: question.kind === 'number' ? question.tolerance : '',
    unit: question.kind === 'number' ? question.unit : '',
    reasonZh: reason.zh,
    reasonEn: reason.en,
  };
}

function answerCell(question: SimpleQuestion, words: SheetWords): string {
  const place = (list: readonly Option[], id: string) => list.findIndex((option) => option.id === id);
  switch (question.kind) {
    case 'single':
      return letter(place(question.options, question.right));
    case 'multiple':
      return question.options.flatMap(({ id }, at) => (question.right.includes(id) ? [letter(at)] : [])).join(', ');
    case 'boolean':
      return question.right ? words.right : words.wrong;
    case 'matching':
      return question.options
        .map(({ id }, at) => `${letter(at)}-${place(question.matches, question.right[id] ?? '') + 1}`)
        .join(', ');
    case 'number':
      return question.right;
    case 'ordering':
    case 'spot':
      return '';
  }
}

/** Text of a cell as it is compared and stored. */
export const clean = (text: string): string => text.replaceAll('\r\n', '\n').trim();

/** True when both rows say the same: an item that nobody touched in a sheet is not changed by it, whatever the sheet cannot hold. */
export const sameCells = (one: ItemCells, other: ItemCells): boolean =>
  itemColumns.every((column) => clean(one[column]) === clean(other[column]));
