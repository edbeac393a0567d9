import type { ItemContent, ItemKind, Option } from '@meetingapp/contract/exam/item.ts';
import { listSeparator } from '../../bilingual.ts';
import { decimal } from './qti-question.ts';
import type { QtiItem } from './qti-item.ts';
import { clean, type ItemCells, type ItemColumn, type SheetWords } from './sheet.ts';

interface CellFault {
  column: ItemColumn;
  reason:
    | 'required'
    | 'exam_sheet_kind'
    | 'exam_sheet_new_kind'
    | 'exam_sheet_answer'
    | 'exam_sheet_lines'
    | 'exam_sheet_decimal'
    | 'exam_sheet_yes'
    | 'number_range';
  value: string;
}

type ReadCells = { ok: true; item: QtiItem } | { ok: false; faults: CellFault[] };

/** The text of a line, in which `\n` stands for a line break. */
const fromLine = (line: string): string =>
  line.replaceAll(/\\(n|\\)/g, (_, sign: string) => (sign === 'n' ? '\n' : '\\'));

const folded = (text: string): string => clean(text).normalize('NFKC').toLowerCase();

/**
 * Reads a row. `before`: the item of that code in the bank, of which the picture, the ids of its options, and what a sheet cannot hold are
 * kept; null: it is new. `words`: of all languages in which cells may be written.
 */
export function readItemCells(cells: ItemCells, before: ItemContent | null, words: readonly SheetWords[]): ReadCells {
  const faults: CellFault[] = [];
  const fault = (column: ItemColumn, reason: CellFault['reason']) =>
    faults.push({ column, reason, value: clean(cells[column]) });
  const code = clean(cells.code);
  if (code === '') fault('code', 'required');
  if (clean(cells.stemZh) === '' && clean(cells.stemEn) === '') fault('stemZh', 'required');
  const level = clean(cells.difficulty);
  if (!/^[1-5]?$/.test(level)) fault('difficulty', 'number_range');
  const kind = kindOf(cells.kind, words);
  const question = kind === null ? null : questionOf({ cells, kind, before: before?.question ?? null, words, fault });
  if (kind === null) fault('kind', clean(cells.kind) === '' ? 'required' : 'exam_sheet_kind');
  if (question === null || faults.length > 0) return { ok: false, faults };
  const topic = clean(cells.topic);
  return {
    ok: true,
    item: {
      code,
      difficulty: level === '' ? null : Number(level),
      topic: topic === '' ? null : { zh: topic, en: topic },
      source: clean(cells.source),
      content: {
        stem: { zh: clean(cells.stemZh), en: clean(cells.stemEn) },
        media: before?.media ?? null,
        question,
        reason: { zh: clean(cells.reasonZh), en: clean(cells.reasonEn) },
      },
    },
  };
}

function kindOf(text: string, words: readonly SheetWords[]): ItemKind | null {
  const wanted = folded(text).replace(/题$/, '');
  for (const { kinds } of words) {
    const isKind = (kind: string): kind is ItemKind => kind in kinds;
    for (const kind of Object.keys(kinds).filter(isKind))
      if (folded(kinds[kind]) === wanted || kind === wanted) return kind;
  }
  return null;
}

interface QuestionInput {
  cells: ItemCells;
  kind: ItemKind;
  before: ItemContent['question'] | null;
  words: readonly SheetWords[];
  fault: (column: ItemColumn, reason: CellFault['reason']) => void;
}

function questionOf(input: QuestionInput): ItemContent['question'] | null {
  const { cells, kind, before, words, fault } = input;
  const answer = clean(cells.answer);
  const partial = () => yesOrNo(cells.partial, words) ?? (fault('partial', 'exam_sheet_yes'), false);
  switch (kind) {
    case 'case':
    case 'spot':
      if (before?.kind === kind) return before;
      fault('kind', 'exam_sheet_new_kind');
      return null;
    case 'boolean': {
      const right = words.some((one) => folded(one.right) === folded(answer));
      const wrong = words.some((one) => folded(one.wrong) === folded(answer));
      if (!right && !wrong) fault('answer', 'exam_sheet_answer');
      return { kind, right };
    }
    case 'number': {
      const tolerance = clean(cells.tolerance) || '0';
      if (!decimal.test(answer)) fault('answer', 'exam_sheet_answer');
      if (!decimal.test(tolerance) || tolerance.startsWith('-')) fault('tolerance', 'exam_sheet_decimal');
      return { kind, right: answer, tolerance, unit: clean(cells.unit) };
    }
    case 'single':
    case 'multiple':
    case 'ordering': {
      const options = optionsOf('options', 'o', before && 'options' in before ? before.options : [], input);
      if (kind === 'ordering') return { kind, options, partial: partial() };
      const right = chosen(answer, options);
      if (right === null || right.length === 0 || (kind === 'single' && right.length !== 1))
        fault('answer', answer === '' ? 'required' : 'exam_sheet_answer');
      if (kind === 'single') return { kind, options, right: right?.[0] ?? '' };
      return { kind, options, right: right ?? [], partial: partial() };
    }
    case 'matching': {
      const options = optionsOf('options', 'o', before && 'options' in before ? before.options : [], input);
      const matches = optionsOf('matches', 'm', before?.kind === 'matching' ? before.matches : [], input);
      const right = pairsOf(answer, options, matches);
      if (right === null) fault('answer', answer === '' ? 'required' : 'exam_sheet_answer');
      return { kind, options, matches, right: right ?? {}, partial: partial() };
    }
  }
}

/** Empty means no. */
function yesOrNo(text: string, words: readonly SheetWords[]): boolean | null {
  const said = folded(text);
  if (said === '' || words.some(({ no }) => folded(no) === said)) return false;
  return words.some(({ yes }) => folded(yes) === said) ? true : null;
}

/** Options of a cell in each language; an option keeps the id that the one at its place had. */
function optionsOf(
  name: 'options' | 'matches',
  mark: string,
  before: readonly Option[],
  { cells, fault }: QuestionInput,
): Option[] {
  const lines = (text: string) =>
    clean(text) === ''
      ? []
      : clean(text)
          .split('\n')
          .map((line) => fromLine(line.trim()));
  const [zh, en] = [lines(cells[`${name}Zh`]), lines(cells[`${name}En`])];
  if (zh.length === 0 && en.length === 0) fault(`${name}Zh`, 'required');
  else if (zh.length > 0 && en.length > 0 && zh.length !== en.length) fault(`${name}En`, 'exam_sheet_lines');
  const taken = new Set(before.map(({ id }) => id));
  const count = Math.max(zh.length, en.length);
  return Array.from({ length: count }, (_, at) => {
    let id = before[at]?.id;
    for (let number = at + 1; id === undefined; number += 1) {
      const free = `${mark}${number}`;
      if (!taken.has(free)) id = free;
    }
    taken.add(id);
    return { id, text: { zh: zh[at] ?? '', en: en[at] ?? '' } };
  });
}

/** Letters of options are also separated by spaces. */
const separators = new RegExp(`${listSeparator.source}|\\s`);
const parted = (text: string): string[] => text.normalize('NFKC').toUpperCase().split(separators).filter(Boolean);

/** `A, C` or `AC` as ids; null: a letter names no option. */
function chosen(answer: string, options: readonly Option[]): string[] | null {
  const letters = parted(answer).flatMap((part) => [...part]);
  const ids = letters.map((one) => options[(one.codePointAt(0) ?? 0) - 65]?.id);
  return ids.some((id) => id === undefined) ? null : [...new Set(ids.flatMap((id) => id ?? []))];
}

/** `A-1, B-3` as pairs of ids; null: it is unreadable, or an option has no match. */
function pairsOf(
  answer: string,
  options: readonly Option[],
  matches: readonly Option[],
): Record<string, string> | null {
  const pairs: Record<string, string> = {};
  for (const part of parted(answer)) {
    const [, from = '', to = ''] = /^([A-L])[-=>→:]+(\d{1,2})$/.exec(part) ?? [];
    const [option, match] = [options[(from.codePointAt(0) ?? 0) - 65], matches[Number(to) - 1]];
    if (!option || !match) return null;
    pairs[option.id] = match.id;
  }
  return options.every(({ id }) => pairs[id] !== undefined) ? pairs : null;
}
