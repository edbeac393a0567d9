import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { ItemInput } from '@meetingapp/contract/exam/console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { checkItem } from '@meetingapp/domain/exam/check-item.ts';
import type { QtiItem } from '@meetingapp/domain/exam/exchange/qti-item.ts';
import {
  clean,
  itemCells,
  itemColumns,
  sameCells,
  type ItemCells,
  type ItemColumn,
} from '@meetingapp/domain/exam/exchange/sheet.ts';
import { readItemCells } from '@meetingapp/domain/exam/exchange/sheet-reader.ts';
import type { SheetChange, SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { ImportPlace, SheetLine } from '../../../jobs/import-kind.ts';
import { topicsOf } from '../bank/queries.ts';
import { societyOf, versionsByCode, type BankVersion } from './queries.ts';
import { columnOf, readCells } from './reader-sheet.ts';
import { wordsOf } from './writer-columns.ts';

/** Difficulty of items that name none. */
const MIDDLE = 3;
const EXCERPT = 60;
const languages = ['zh', 'en'] as const;

type Topics = Awaited<ReturnType<typeof topicsOf>>;

/** The topic of that name, first the one that the item has; else the one the item has, else the one chosen for the import. */
export function topicFor({ topic }: QtiItem, topics: Topics, before: BankVersion | undefined, chosen: number): number {
  const isNamed = ({ name }: Topics[number]) =>
    topic !== null && ((topic.zh !== '' && name.zh === topic.zh) || (topic.en !== '' && name.en === topic.en));
  const named = topics.filter(isNamed);
  return (named.find(({ id }) => id === before?.topicId) ?? named[0])?.id ?? before?.topicId ?? chosen;
}

/** What the file leaves out is as in the bank. */
export const withDefaults = (item: QtiItem, topicId: number, before: BankVersion | undefined) => ({
  code: item.code,
  topicId,
  difficulty: item.difficulty ?? before?.difficulty ?? MIDDLE,
  source: item.source || (before?.source ?? ''),
  content: item.content,
});

export const isSameItem = (before: BankVersion, item: ReturnType<typeof withDefaults>): boolean =>
  !before.removed &&
  before.topicId === item.topicId &&
  before.difficulty === item.difficulty &&
  before.source === item.source &&
  isDeepStrictEqual(before.content, item.content);
export type SheetItemInput = ReturnType<typeof withDefaults>;

/** What a row of the file does. */
export interface PlannedItem {
  code: string;
  fate: 'new' | 'change' | 'same' | 'wrong';
  before: BankVersion | undefined;
  item: SheetItemInput | null;
  faults: SheetFault[];
  changes: SheetChange[];
}

type Place = Pick<ImportPlace, 'conferenceId' | 'about' | 'columns' | 'language'>;

/** Reads the topics, and returns the plan of rows beside what the bank has by their codes. */
export async function itemPlanner(db: Database, { conferenceId, about, columns, language }: Place) {
  const societyId = await societyOf(db, conferenceId);
  const topics = await topicsOf(db, societyId);
  const plan = async (lines: readonly SheetLine[]): Promise<PlannedItem[]> => {
    const codes = lines.map((line) => readCells(line, columns, null).code.trim());
    const known = await versionsByCode(db, societyId, codes);
    return lines.map((line, at) => {
      const before = known.get(codes[at] ?? '');
      const cells = readCells(line, columns, before ? itemCells(before, 'zh', wordsOf('zh')) : null);
      return planOf(cells, before, { topics, chosen: about ?? 0, language });
    });
  };
  return { plan, societyId };
}

interface Beside {
  topics: Topics;
  /** Topic of items whose own one the bank does not have. */
  chosen: number;
  language: Language;
}

/** A row that says what the bank says is that item unchanged. */
function planOf(cells: ItemCells, before: BankVersion | undefined, beside: Beside): PlannedItem {
  const { topics, chosen, language } = beside;
  const row = { code: cells.code.trim(), before, item: null, faults: [], changes: [] };
  if (before && !before.removed && languages.some((one) => sameCells(cells, itemCells(before, one, wordsOf(one)))))
    return { ...row, fate: 'same' };
  const read = readItemCells(cells, before?.content ?? null, languages.map(wordsOf));
  const wrong = (faults: SheetFault[]): PlannedItem => ({ ...row, fate: 'wrong', faults });
  if (!read.ok) return wrong(read.faults.map(({ column, ...fault }) => ({ field: column, ...fault })));
  const { topic } = read.item;
  if (topic && !topics.some(({ name }) => name.zh === topic.zh || name.en === topic.en))
    return wrong([{ field: 'topic', reason: 'not_an_option' }]);
  const item = withDefaults(read.item, topicFor(read.item, topics, before, chosen), before);
  const sized = v.safeParse(ItemInput, item);
  if (!sized.success) return wrong(sized.issues.slice(0, 1).map(tooLong));
  const places = checkItem(item.content);
  if (places.length > 0) return wrong(places.map(({ field, reason }) => ({ field: columnOf(field), reason })));
  if (!before) return { ...row, item, fate: 'new' };
  if (isSameItem(before, item)) return { ...row, fate: 'same' };
  const after = itemCells(
    { ...item, topic: topics.find(({ id }) => id === item.topicId)?.name ?? before.topic },
    language,
    wordsOf(language),
  );
  const changes = changesOf(itemCells(before, language, wordsOf(language)), after);
  return { ...row, item, fate: 'change', changes };
}

const excerpt = (text: string) => {
  const line = clean(text).replaceAll('\n', ' / ');
  return [...line].length > EXCERPT ? `${[...line].slice(0, EXCERPT).join('')}…` : line;
};

const changesOf = (before: ItemCells, after: ItemCells): SheetChange[] =>
  itemColumns.flatMap((field) =>
    clean(before[field]) === clean(after[field])
      ? []
      : [{ field, from: excerpt(before[field]), to: excerpt(after[field]) }],
  );

/** A text that is too long, or too many options. */
function tooLong(issue: v.GenericIssue): SheetFault {
  const { requirement } = issue;
  const path = (v.getDotPath(issue) ?? '').replace(/^content\./, '');
  const field: ItemColumn = path === 'code' || path === 'source' ? path : columnOf(path);
  return { field, reason: 'too_long', ...(typeof requirement === 'number' ? { limit: requirement } : {}) };
}
