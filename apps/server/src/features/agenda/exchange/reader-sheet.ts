import {
  programmeRoles,
  sessionKinds,
  type ProgrammeRole,
  type SessionKind,
} from '@meetingapp/contract/agenda/programme.ts';
import {
  partlyBilingual,
  type ImportItem,
  type ImportPerson,
  type ItemFault,
  type ReadItem,
} from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { ReadSchedule } from '@meetingapp/domain/agenda/exchange/import-schedule.ts';
import { affiliationsOf, splitEntries, splitPeople } from '@meetingapp/domain/agenda/exchange/entries.ts';
import { kindOf } from '@meetingapp/domain/agenda/exchange/kinds.ts';
import { localTime } from '@meetingapp/domain/agenda/exchange/local-time.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import { dayOf, integerOf, textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Item, ReadCell } from '@meetingapp/sheets/values/fault.ts';
import { guidFor } from '../release/writer-exchange.ts';
import type { SheetMend } from '../../../db/schema/json-shapes.ts';
import { columnKeys, columnOf, sheetTexts, type ColumnKey } from './writer-columns.ts';

const TITLES_WITHIN = 10;
const SAMPLE = 3;
const LONGEST_TEXT = 20_000;
const guidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
type Cells = (key: ColumnKey) => ReadCell;

interface About {
  cid: number;
  zone: string;
}

/** What is known of a sheet: the row of its titles, the meaning of its columns, and corrected cells. */
export interface KnownSheet {
  titleRow: number;
  columns: readonly (string | null)[];
  mends: readonly SheetMend[];
}

const keyOf = (column: string | null): ColumnKey | null => columnKeys.find((key) => key === column) ?? null;
const hasTitle = (columns: readonly (string | null)[]) => columns.includes('titleZh') || columns.includes('titleEn');

/** Finds the titles of a sheet, by those that are known or as the first row of several texts, and some rows below; null: there are none. */
export async function readSheetHead(
  rows: AsyncIterable<Item>,
): Promise<{ titleRow: number; titles: string[]; sample: string[][]; columns: (string | null)[] } | null> {
  const read: { number: number; cells: string[] }[] = [];
  for await (const line of rows) {
    if ('fault' in line) continue;
    read.push({ number: line.row.number, cells: line.row.cells.map((cell) => textOf(cell) ?? '') });
    if (read.length > TITLES_WITHIN + SAMPLE) break;
  }
  const known = read.findIndex(({ cells }) => hasTitle(cells.map(columnOf)));
  const at = known >= 0 ? known : read.findIndex(({ cells }) => cells.filter((text) => text !== '').length > 1);
  const head = read[at];
  if (!head || head.number > TITLES_WITHIN + 1) return null;
  return {
    titleRow: head.number,
    titles: head.cells,
    sample: read.slice(at + 1, at + 1 + SAMPLE).map(({ cells }) => cells),
    columns: head.cells.map(columnOf),
  };
}

/** Reads a sheet of sessions, each followed by its talks; null when the known column titles are missing. */
export async function sheetItems(
  rows: AsyncIterable<Item>,
  about: About,
  sheet: KnownSheet | null = null,
): Promise<ReadSchedule | null> {
  if (sheet && !hasTitle(sheet.columns)) return null;
  let columns: (ColumnKey | null)[] | null = sheet ? sheet.columns.map(keyOf) : null;
  const items: ReadItem[] = [];
  let faulty = new Set<number>();
  let session: ImportItem | null = null;
  for await (const line of rows) {
    if ('fault' in line) {
      if (line.fault.row === null) return null;
      if (line.fault.column !== null) faulty.add(line.fault.column);
      continue;
    }
    const { number } = line.row;
    if (sheet && number <= sheet.titleRow) {
      faulty = new Set();
      continue;
    }
    const cells = [...line.row.cells];
    for (const { position, text } of sheet?.mends.filter((mend) => mend.number === number) ?? []) {
      cells[position] = text === '' ? null : { kind: 'text', text };
      faulty.delete(position + 1);
    }
    if (!columns) {
      const titles = cells.map((cell) => columnOf(textOf(cell) ?? ''));
      if (titles.includes('titleZh') || titles.includes('titleEn')) columns = titles;
      else if (number > TITLES_WITHIN) return null;
      faulty = new Set();
      continue;
    }
    const known = columns;
    const read = readRow((key) => cells[known.indexOf(key)] ?? null, number, session, about);
    for (const column of faulty) {
      const key = known[column - 1];
      if (key) read.faults.push({ field: key, reason: 'cell_unreadable' });
    }
    faulty = new Set();
    if (read.item.item === 'session') session = read.item;
    items.push({ ...read, cells: Array.from(cells, (cell) => textOf(cell ?? null) ?? '') });
  }
  return columns ? { items, conference: {}, rooms: {}, tracks: {} } : null;
}

function readRow(cell: Cells, number: number, session: ImportItem | null, { cid, zone }: About): ReadItem {
  const faults: ItemFault[] = [];
  const said = (key: ColumnKey, longest: number): string => {
    const text = textOf(cell(key)) ?? '';
    if (text.length > longest) faults.push({ field: key, reason: 'too_long', limit: longest });
    return text.slice(0, longest);
  };
  const isTalk = [sheetTexts.zh, sheetTexts.en].some(
    ({ items }) => items.talk.toLowerCase() === said('item', 50).toLowerCase(),
  );
  const title = spoken(said('titleZh', 200), said('titleEn', 300));
  if (title.zh === undefined && title.en === undefined) faults.push({ field: 'title', reason: 'required' });
  const day = dayOf(cell('day')) ?? (isTalk && session?.from ? dayIn(zone, session.from) : null);
  const from = momentOf(cell('from'), day, zone);
  const to = momentOf(cell('to'), day, zone);
  if (!isTalk && day === null) faults.push({ field: 'day', reason: 'day_form' });
  // Without a day no time can be read: only the day is at fault.
  const onDay = [from, to].some((at) => at === 'no_day');
  if (isTalk && session && onDay) faults.push({ field: 'day', reason: 'session_day' });
  for (const [field, at] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (at === 'wrong' || (!isTalk && at === null)) faults.push({ field, reason: 'time_invalid' });
  const [begins, ends] = [from, to].map((at) => (at instanceof Date ? at : null)) as [Date | null, Date | null];
  const until = begins && ends ? endAfter(begins, ends, zone) : ends;
  if (until === null && ends) faults.push({ field: 'to', reason: 'before_begin' });
  const lasts = begins && until ? Math.round((until.getTime() - begins.getTime()) / 60_000) : null;
  const typed = integerOf(cell('minutes'));
  // A span with seconds has its minutes beside it.
  const minutes = lasts === null || (typed !== null && Math.abs(typed - lasts) < 1) ? (typed ?? 15) : lasts;
  if (minutes < 1 || (isTalk && minutes > 1440)) faults.push({ field: 'minutes', reason: 'not_an_option' });
  const guid = said('guid', 100).toLowerCase();
  if (guid !== '' && !guidForm.test(guid)) faults.push({ field: 'guid', reason: 'pattern' });
  if (isTalk && !session) faults.push({ field: 'sessionId', reason: 'session_above' });
  const words = [title.zh ?? '', title.en ?? '', begins?.toISOString() ?? '', said('hall', 200)];
  const own = guidFor('sheet', cid, isTalk ? (session?.guid ?? '') : 'session', ...words);
  return {
    faults,
    item: {
      number,
      label: (title.zh ?? title.en ?? '').slice(0, 200),
      guid: guid === '' ? own : guid,
      item: isTalk ? 'talk' : 'session',
      under: isTalk ? (session?.guid ?? null) : null,
      kind: kindFrom(said('kind', 50)),
      title,
      text: spoken(said('textZh', LONGEST_TEXT), said('textEn', LONGEST_TEXT)),
      sponsor: spoken(said('sponsorZh', 200), said('sponsorEn', 200)),
      from: begins?.toISOString() ?? null,
      to: until?.toISOString() ?? null,
      minutes,
      hall: partlyBilingual(said('hall', 200)),
      topics: splitEntries(said('topics', 1000)),
      people: peopleOf((role) => said(role, 4000), said('affiliations', 8000)),
      materials: null,
      kept: null,
    },
  };
}

/** An empty cell changes nothing: the existing text stays. */
const spoken = (zh: string, en: string): { zh?: string; en?: string } => ({
  ...(zh === '' ? {} : { zh }),
  ...(en === '' ? {} : { en }),
});

/** The people of a row by role, each with number and affiliation where the row has them. */
function peopleOf(cellOf: (role: ProgrammeRole) => string, affiliations: string): ImportPerson[] {
  const people = programmeRoles.flatMap((role) => splitPeople(cellOf(role)).map((person) => ({ ...person, role })));
  const each = affiliationsOf(
    affiliations,
    people.map(({ name }) => name),
  );
  return people.map(({ name, id, role }, at) => ({
    name: name.slice(0, 200),
    id,
    affiliation: (each[at] ?? '').slice(0, 200),
    role,
    biography: {},
    kept: null,
  }));
}

/** The kind by its name in either language, else the closest match. */
function kindFrom(word: string): SessionKind {
  const named = sessionKinds.find((kind) =>
    [sheetTexts.zh, sheetTexts.en].some(({ kinds }) => kinds[kind].toLowerCase() === word.toLowerCase()),
  );
  return named ?? kindOf(word);
}

const dayIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at));

const DAY = 86_400_000;
const LATEST_HOUR = 6;
const LONGEST_NIGHT = 12 * 3_600_000;

/**
 * The end of an item. One that is not after its begin is on the next day when it is a night's: until 06:00 and at most 12 hours long.
 * Any other is a mistake, not an item of 23 hours: null.
 */
function endAfter(begins: Date, ends: Date, zone: string): Date | null {
  if (ends > begins) return ends;
  const next = new Date(ends.getTime() + DAY);
  const hour = Number(localTime(zone, ends.getTime()).slice(11, 13));
  return hour < LATEST_HOUR && next.getTime() - begins.getTime() <= LONGEST_NIGHT && next > begins ? next : null;
}

/**
 * Parses `9:05`, `9:05:30`, an Excel time, or either with a date of its own; null when the cell is empty, `no_day` for a time without
 * any date.
 */
function momentOf(cell: ReadCell, day: string | null, zone: string): Date | null | 'wrong' | 'no_day' {
  if (cell === null) return null;
  const text = cell.kind === 'date' ? (cell.time ?? '') : (textOf(cell) ?? '').normalize('NFKC');
  if (text === '' && cell.kind === 'text') return null;
  const [, before = '', hour, minute, second = '00'] = /^(?:(.*)\s)?(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  const own = cell.kind === 'date' ? cell.day : before === '' ? null : dayOf({ kind: 'text', text: before.trim() });
  const on = own ?? day;
  if (hour === undefined || minute === undefined) return 'wrong';
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return 'wrong';
  if (on === null) return before === '' ? 'no_day' : 'wrong';
  const at = momentIn(zone, `${on}T${hour.padStart(2, '0')}:${minute}`);
  return at ? new Date(at.getTime() + Number(second) * 1000) : 'wrong';
}
