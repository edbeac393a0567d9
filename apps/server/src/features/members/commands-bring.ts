import { createHash } from 'node:crypto';
import { memberFields, type Member, type MemberFault, type MemberField } from '@meetingapp/domain/members/entry.ts';
import { planMembers, type MemberPlan, type PlanRow } from '@meetingapp/domain/members/plan.ts';
import { guessColumns, soundColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { dayOf, textOf } from '@meetingapp/sheets/cell-values.ts';
import type { ReadCell, Row } from '@meetingapp/sheets/fault.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { Database } from '../../db/database.ts';
import type { FieldFault } from '../../http/refusal.ts';
import { sheetFault } from '../files/present-sheet.ts';
import { carryOut } from './commands-console.ts';
import { memberColumns } from './present-columns.ts';
import { everybody, type KnownMember } from './queries-console.ts';

const MOST_ROWS = 50_000;
/** Some write a heading above the titles. */
const TITLES_WITHIN = 10;

const SAMPLE = 3;

export interface FileColumn {
  title: string;
  field: MemberField | null;
  sample: string[];
}

type Columns = readonly (MemberField | null)[];

type Refused = { ok: false; reason: 'sheet_empty' } | { ok: false; reason: 'sheet_refused'; fault: FieldFault };
interface FileRow extends PlanRow {
  cells: readonly ReadCell[];
}
/** `complete`: there is enough to know somebody by. */
type Read = { ok: true; columns: FileColumn[]; complete: boolean; rows: FileRow[] } | Refused;

const refused = (reason: string): Refused => ({
  ok: false,
  reason: 'sheet_refused',
  fault: { field: 'file', reason },
});

/** The rows of a file as people of a list, by the titles above them, or by what somebody said that its columns are. */
async function readFile(content: Buffer, said: Columns | undefined): Promise<Read> {
  async function* once() {
    yield content;
  }
  const rows: Row[] = [];
  for await (const item of readSheet(once())) {
    if ('row' in item) rows.push(item.row);
    else if (item.fault.row === null)
      return { ok: false, reason: 'sheet_refused', fault: sheetFault(item.fault.reason) };
    if (rows.length > MOST_ROWS + TITLES_WITHIN) return refused('member_rows');
  }
  const filled = ({ cells }: Row) => cells.filter((cell) => cell !== null && textOf(cell) !== '').length;
  const at = rows.slice(0, TITLES_WITHIN).findIndex((row) => filled(row) > 1);
  const titles = rows[at]?.cells.map((cell) => textOf(cell) ?? '');
  if (!titles) return rows.length > 0 ? refused('member_columns') : { ok: false, reason: 'sheet_empty' };
  // “有效期（起）”: what stands in brackets is what tells the two apart.
  const plain = titles.map((title) => title.replace(/[(（](起|止|从|至|from|until|to)[)）]/i, '$1'));
  const guessed = guessColumns(plain, memberColumns()) as Columns;
  if (said && !soundColumns(said, titles.length, new Set(memberFields))) return refused('member_columns');
  const fields = said ?? guessed;
  const people = rows.slice(at + 1).filter((row) => filled(row) > 0);
  if (people.length === 0) return { ok: false, reason: 'sheet_empty' };
  if (people.length > MOST_ROWS) return refused('member_rows');
  return {
    ok: true,
    columns: titles.map((title, column) => ({
      title,
      field: fields[column] ?? null,
      sample: people.slice(0, SAMPLE).map(({ cells }) => cellText(cells[column] ?? null)),
    })),
    complete: fields.includes('name') && (fields.includes('phone') || fields.includes('email')),
    rows: people.map((row) => ({ ...asPerson(row, fields), cells: row.cells })),
  };
}

const cellText = (cell: ReadCell | null): string => (cell === null ? '' : (textOf(cell) ?? '').slice(0, 200));

function asPerson({ number, cells }: Row, fields: Columns): PlanRow {
  const faults: MemberFault[] = [];
  const typed: Member = { name: '', phone: '', email: '', validFrom: null, validUntil: null };
  for (const [at, field] of fields.entries()) {
    const cell = cells[at] ?? null;
    if (field === null || cell === null) continue;
    if (cell.kind === 'faulty')
      faults.push({ field, reason: cell.reason === 'formula' ? 'cell_formula' : 'cell_unreadable' });
    else if (field === 'validFrom' || field === 'validUntil') typed[field] = dayText(cell);
    else typed[field] = cellText(cell);
  }
  return { number, typed, faults };
}

/** A day, or what stands there instead of one; null where nothing does. */
const dayText = (cell: ReadCell): string | null => dayOf(cell) ?? (textOf(cell)?.slice(0, 40) || null);

export interface Bringing {
  listId: number;
  content: Buffer;
  /** What its columns are; undefined: as their titles say. */
  columns: Columns | undefined;
  apply: boolean;
  replace: boolean;
  /** Names the outcome that was seen. */
  seen: string;
}

export interface BroughtPlan {
  columns: FileColumn[];
  complete: boolean;
  plan: MemberPlan<KnownMember>;
  seen: string;
}

/** What would come of a file, or, when it is still what somebody saw, makes it so. The list is locked by who applies. */
export async function bring(
  db: Database,
  { listId, content, columns, apply, replace, seen }: Bringing,
): Promise<({ ok: true } & BroughtPlan) | Refused | { ok: false; reason: 'changed_meanwhile' }> {
  const read = await readFile(content, columns);
  if (!read.ok) return read;
  if (!read.complete && apply) return refused('member_columns');
  // As long as nobody could be known by it, nothing is said of a row, and nobody is missing in the file.
  const plan = planMembers(
    read.complete ? await everybody(db, listId) : [],
    read.complete ? read.rows : [],
    replace && read.complete,
  );
  const { added, changed, removed } = plan;
  const name = createHash('sha256')
    .update(JSON.stringify([added, changed, removed]))
    .digest('base64url');
  if (apply && seen !== name) return { ok: false, reason: 'changed_meanwhile' };
  if (apply) await carryOut(db, listId, plan);
  return { ok: true, columns: read.columns, complete: read.complete, plan, seen: name };
}

/** The rows that cannot be people of the list: their cells as they came, and what is wrong. */
export async function wrongRows(
  db: Database,
  { listId, content, columns }: Pick<Bringing, 'listId' | 'content' | 'columns'>,
): Promise<{ ok: true; titles: string[]; rows: { cells: string[]; faults: MemberFault[] }[] } | Refused> {
  const read = await readFile(content, columns);
  if (!read.ok) return read;
  if (!read.complete) return refused('member_columns');
  const cells = new Map(read.rows.map((row) => [row.number, row.cells]));
  const { rows } = planMembers(await everybody(db, listId), read.rows, false);
  return {
    ok: true,
    titles: read.columns.map(({ title }) => title),
    rows: rows
      .filter(({ fate }) => fate === 'wrong')
      .map(({ number, faults }) => ({
        cells: read.columns.map((_, at) => textOf(cells.get(number)?.[at] ?? null) ?? ''),
        faults,
      })),
  };
}
