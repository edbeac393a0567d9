import type { ArchiveFault } from '../../../db/schema/json-shapes.ts';
import { columnsOf, type Catalog } from './queries-catalog.ts';
import type { ArchivedTable } from './queries-plan.ts';
import type { ArchiveRow } from './queries-rows.ts';
import { ArchiveRefused, faultIn, jsonOf, refuseArchive, type OpenArchive } from './reader.ts';
import { tableEntry } from './reader-manifest.ts';
import { isOfColumn } from './reader-values.ts';

/** Most faults that are collected; a file that is wrong throughout would give one for each line. */
const MOST_FAULTS = 20;

const NEW_LINE = 10;

const isRow = (value: unknown): value is ArchiveRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface ReadRow {
  /** From 1. */
  line: number;
  row: ArchiveRow;
}

/** The rows of an entry, one for each line, while it is read: a large table is never in memory as a whole. */
export async function* rowsIn(archive: OpenArchive, table: string): AsyncGenerator<ReadRow> {
  const entry = tableEntry(table);
  const said = archive.manifest.tables.find((one) => one.table === table);
  // An archive of an earlier version lacks the tables that were not in archives then.
  if (!said && !archive.names.has(entry)) return;
  let count = 0;
  /** Beginning of a line of which the end was not read yet. */
  let begun: Buffer[] = [];
  const read = (text: string): ReadRow => {
    const row = jsonOf(text);
    count += 1;
    return isRow(row) ? { line: count, row } : refuseArchive('line_unreadable', entry, count);
  };
  for await (const piece of archive.pieces(entry)) {
    let from = 0;
    for (let end = piece.indexOf(NEW_LINE); end >= 0; end = piece.indexOf(NEW_LINE, from)) {
      yield read(Buffer.concat([...begun, piece.subarray(from, end)]).toString());
      begun = [];
      from = end + 1;
    }
    if (from < piece.length) begun.push(piece.subarray(from));
  }
  if (begun.length > 0) refuseArchive('line_unreadable', entry, count + 1);
  if (said?.rows !== count) refuseArchive('rows_differ', entry, 0, `${said?.rows ?? 0} ≠ ${count}`);
}

/** Collects what is yielded into lists of at most this length. */
export async function* inLists<T>(rows: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  let list: T[] = [];
  for await (const row of rows) {
    list.push(row);
    if (list.length < most) continue;
    yield list;
    list = [];
  }
  if (list.length > 0) yield list;
}

/** The same, checked against the columns of the table; faults are thrown once they are collected. */
export async function* checkedRows(
  archive: OpenArchive,
  plan: ArchivedTable,
  catalog: Catalog,
): AsyncGenerator<ReadRow> {
  const entry = tableEntry(plan.table);
  const columns = new Map(columnsOf(plan, catalog).map((column) => [column.name, column]));
  const refers = catalog.get(plan.table)?.refers;
  const faults: ArchiveFault[] = [];
  const seen = new Set<unknown>();
  for await (const { line, row } of rowsIn(archive, plan.table)) {
    for (const [name, value] of Object.entries(row)) {
      const column = columns.get(name);
      if (!column) faults.push(faultIn('column_unknown', entry, line, name));
      // Staff do not travel: who imports stands in for them.
      else if (refers?.get(name) !== 'staff_member' && !isOfColumn(plan.table, column, value))
        faults.push(faultIn('value_invalid', entry, line, name));
    }
    for (const { name, needed, defaulted } of columns.values())
      if (needed && !defaulted && !(name in row)) faults.push(faultIn('value_invalid', entry, line, name));
    const id = row['id'];
    if (columns.has('id') && (id === undefined || seen.has(id)))
      faults.push(faultIn('id_twice', entry, line, String(id)));
    seen.add(id);
    if (faults.length >= MOST_FAULTS) break;
    if (faults.length === 0) yield { line, row };
  }
  if (faults.length > 0) throw new ArchiveRefused(faults.slice(0, MOST_FAULTS));
}
