import type { ArchiveFault } from '../../../db/schema/json-shapes.ts';
import { columnsOf, type Catalog } from './queries-catalog.ts';
import type { ArchivedTable } from './queries-plan.ts';
import type { ArchiveRow } from './queries-rows.ts';
import { ArchiveRefused, faultIn, jsonOf, refuseArchive, type OpenArchive } from './reader.ts';
import { tableEntry } from './reader-manifest.ts';
import { isOfColumn } from './reader-values.ts';

/** Most faults that are collected; a file that is wrong throughout would give one for each line. */
const MOST_FAULTS = 20;

const isRow = (value: unknown): value is ArchiveRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of an entry, one for each line. */
export async function rowsIn(archive: OpenArchive, table: string): Promise<ArchiveRow[]> {
  const entry = tableEntry(table);
  const lines = (await archive.read(entry)).toString().split('\n');
  if (lines.pop() !== '') refuseArchive('line_unreadable', entry, lines.length + 1);
  const rows = lines.map((line, at) => {
    const row = jsonOf(line);
    return isRow(row) ? row : refuseArchive('line_unreadable', entry, at + 1);
  });
  const said = archive.manifest.tables.find((one) => one.table === table);
  if (said?.rows !== rows.length) refuseArchive('rows_differ', entry, 0, `${said?.rows ?? 0} ≠ ${rows.length}`);
  return rows;
}

/** The same, checked against the columns of the table. */
export async function checkedRows(archive: OpenArchive, plan: ArchivedTable, catalog: Catalog): Promise<ArchiveRow[]> {
  const rows = await rowsIn(archive, plan.table);
  const entry = tableEntry(plan.table);
  const columns = new Map(columnsOf(plan, catalog).map((column) => [column.name, column]));
  const refers = catalog.get(plan.table)?.refers;
  const faults: ArchiveFault[] = [];
  const seen = new Set<unknown>();
  for (const [at, row] of rows.entries()) {
    for (const [name, value] of Object.entries(row)) {
      const column = columns.get(name);
      if (!column) faults.push(faultIn('column_unknown', entry, at + 1, name));
      // Staff do not travel: who imports stands in for them.
      else if (refers?.get(name) !== 'staff_member' && !isOfColumn(plan.table, column, value))
        faults.push(faultIn('value_invalid', entry, at + 1, name));
    }
    for (const { name, needed, defaulted } of columns.values())
      if (needed && !defaulted && !(name in row)) faults.push(faultIn('value_invalid', entry, at + 1, name));
    const id = row['id'];
    if (columns.has('id') && (id === undefined || seen.has(id)))
      faults.push(faultIn('id_twice', entry, at + 1, String(id)));
    seen.add(id);
    if (faults.length >= MOST_FAULTS) break;
  }
  if (faults.length > 0) throw new ArchiveRefused(faults.slice(0, MOST_FAULTS));
  return rows;
}
