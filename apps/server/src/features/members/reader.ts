import { memberFields, type Member, type MemberFault, type MemberField } from '@meetingapp/domain/members/entry.ts';
import type { PlanRow } from '@meetingapp/domain/members/plan.ts';
import { guessColumns, soundColumns } from '@meetingapp/domain/registration/import/targets.ts';
import { membersConsole as en } from '@meetingapp/locales/en/members/console.ts';
import { membersConsole as zh } from '@meetingapp/locales/zh/members/console.ts';
import { dayOf, textOf } from '@meetingapp/sheets/values/cell-values.ts';
import type { ReadCell, Row } from '@meetingapp/sheets/values/fault.ts';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import type { FieldFault } from '../../http/calls/refusal.ts';
import { sheetFault } from '../files/reader-sheet-fault.ts';

const MOST_ROWS = 100_000;

/** Rows searched for the titles, because some files have a heading above them. */
const TITLES_WITHIN = 10;

const SAMPLE = 3;

export interface FileColumn {
  title: string;
  field: MemberField | null;
  sample: string[];
}

export type Columns = readonly (MemberField | null)[];

export type Refused = { ok: false; reason: 'sheet_empty' } | { ok: false; reason: 'sheet_refused'; fault: FieldFault };
interface FileRow extends PlanRow {
  cells: readonly ReadCell[];
}

/** `complete`: the columns are enough to identify a person. */
type Read = { ok: true; columns: FileColumn[]; complete: boolean; rows: FileRow[] } | Refused;

export const refused = (reason: string): Refused => ({
  ok: false,
  reason: 'sheet_refused',
  fault: { field: 'file', reason },
});

/** The possible columns with all recognized names, in both languages: a list's language is independent of the uploader's. */
const memberColumns = () =>
  memberFields.map((id) => ({ id, names: [zh, en].flatMap((words) => words.names[id].split('|')) }));

/** Reads the rows of a file as list members, by the titles above them or by the given columns. */
export async function readMembers(content: Buffer, said: Columns | undefined): Promise<Read> {
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
  // “有效期（起）”: the text in brackets distinguishes start and end.
  const plain = titles.map((title) => title.normalize('NFKC').replace(/[(](起|止|从|至|from|until|to)[)]/i, '$1'));
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

/** A day, or the cell's text when it is not one; null when empty. */
const dayText = (cell: ReadCell): string | null => dayOf(cell) ?? (textOf(cell)?.slice(0, 40) || null);
