import { programmeRoles, sessionKinds, type SessionKind } from '@meetingapp/contract/agenda/programme.ts';
import {
  partlyBilingual,
  type ImportItem,
  type ImportPerson,
  type ItemFault,
  type ReadItem,
} from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { ReadSchedule } from '@meetingapp/domain/agenda/exchange/import-schedule.ts';
import { kindOf } from '@meetingapp/domain/agenda/exchange/kinds.ts';
import { momentIn } from '@meetingapp/domain/zoned.ts';
import { entrySeparator } from '@meetingapp/domain/bilingual.ts';
import { dayOf, integerOf, textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { Item, ReadCell } from '@meetingapp/sheets/values/fault.ts';
import { guidFor } from '../release/writer-exchange.ts';
import { columnOf, sheetTexts, type ColumnKey } from './writer-columns.ts';

const TITLES_WITHIN = 10;
const guidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
type Cells = (key: ColumnKey) => ReadCell;

interface About {
  cid: number;
  zone: string;
}

/** Reads a sheet of sessions, each followed by its talks; null when the known column titles are missing. */
export async function sheetItems(rows: AsyncIterable<Item>, about: About): Promise<ReadSchedule | null> {
  let columns: (ColumnKey | null)[] | null = null;
  const items: ReadItem[] = [];
  let faulty = new Set<number>();
  let session: ImportItem | null = null;
  for await (const line of rows) {
    if ('fault' in line) {
      if (line.fault.row === null) return null;
      if (line.fault.column !== null) faulty.add(line.fault.column);
      continue;
    }
    const { number, cells } = line.row;
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
    items.push(read);
  }
  return columns ? { items, conference: {}, rooms: {} } : null;
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
  if (!isTalk && day === null) faults.push({ field: 'day', reason: 'date_invalid' });
  if (isTalk ? from === 'wrong' : from === null || from === 'wrong')
    faults.push({ field: 'from', reason: 'time_invalid' });
  if (isTalk ? to === 'wrong' : to === null || to === 'wrong') faults.push({ field: 'to', reason: 'time_invalid' });
  const [begins, ends] = [from, to].map((at) => (at instanceof Date ? at : null)) as [Date | null, Date | null];
  // Past midnight: it ends on the next day.
  const until = begins && ends && ends <= begins ? new Date(ends.getTime() + 86_400_000) : ends;
  const lasts = begins && until ? Math.round((until.getTime() - begins.getTime()) / 60_000) : null;
  const minutes = lasts ?? integerOf(cell('minutes')) ?? 15;
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
      text: spoken(said('textZh', isTalk ? 20_000 : 5000), said('textEn', isTalk ? 20_000 : 5000)),
      sponsor: spoken(said('sponsorZh', 200), said('sponsorEn', 200)),
      from: begins?.toISOString() ?? null,
      to: until?.toISOString() ?? null,
      minutes,
      hall: partlyBilingual(said('hall', 200)),
      topics: names(said('topics', 1000)),
      people: programmeRoles.flatMap((role) =>
        names(said(role, 2000)).map((name): ImportPerson => ({
          name: name.slice(0, 200),
          role,
          biography: {},
          kept: null,
        })),
      ),
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

const names = (text: string): string[] =>
  text
    .split(entrySeparator)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The kind by its name in either language, else the closest match. */
function kindFrom(word: string): SessionKind {
  const named = sessionKinds.find((kind) =>
    [sheetTexts.zh, sheetTexts.en].some(({ kinds }) => kinds[kind].toLowerCase() === word.toLowerCase()),
  );
  return named ?? kindOf(word);
}

const dayIn = (zone: string, at: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at));

/** Parses `9:05`, an Excel time or a full date and time; null when the cell is empty. */
function momentOf(cell: ReadCell, day: string | null, zone: string): Date | null | 'wrong' {
  if (cell === null) return null;
  const text = cell.kind === 'date' ? (cell.time ?? '') : (textOf(cell) ?? '').normalize('NFKC');
  if (text === '' && cell.kind === 'text') return null;
  const [, hour, minute] = /^(?:.*\s)?(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  const on = cell.kind === 'date' && cell.day !== null ? cell.day : day;
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59 || on === null)
    return 'wrong';
  return momentIn(zone, `${on}T${hour.padStart(2, '0')}:${minute}`) ?? 'wrong';
}
