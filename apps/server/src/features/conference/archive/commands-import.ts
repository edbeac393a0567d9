import { randomBytes, randomUUID } from 'node:crypto';
import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import type { NewId } from '@meetingapp/domain/conference/inner-references.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionUnless, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { ArchiveSummary } from '../../../db/schema/json-shapes.ts';
import { importAccounts, type ImportedAccounts } from './commands-accounts.ts';
import { importFilm, type ImportedFilms } from './commands-films.ts';
import { findBank, type KnownBank } from './commands-bank.ts';
import { importFile, type ImportedFiles } from './commands-files.ts';
import { insertLines, type Line } from './commands-rows.ts';
import { columnsOf, inOrder, readCatalog, type Catalog } from './queries-catalog.ts';
import { tablesOf, type ArchivedTable } from './queries-plan.ts';
import type { ArchiveRow } from './queries-rows.ts';
import { summaryOf } from './queries-summary.ts';
import { refuseArchive, type OpenArchive } from './reader.ts';
import { FILE_KEY, tableEntry } from './reader-manifest.ts';
import { checkedRows, inLists, rowsIn } from './reader-rows.ts';
import { innerTo } from './reader-values.ts';

export interface ImportInput {
  archive: OpenArchive;
  scope: ArchiveScope;
  societyId: number;
  /** Stands in for staff whom a row needs. */
  staffId: number;
  now: Date;
  files: ImportedFiles;
  films: ImportedFilms;
  /** Files of this installation, with which those of the item bank are compared. */
  stored: FileStore;
  /** Called with the number of rows so far. */
  step: (done: number) => Promise<void>;
}

interface Importing extends ImportInput {
  transaction: DatabaseTransaction;
  catalog: Catalog;
  /** The new id of each row, by table and old id. */
  ids: Map<string, ReadonlyMap<unknown, RowId>>;
  accounts: ImportedAccounts;
  /** References that are filled once all rows are written, by table and column. */
  later: Map<string, { table: string; column: string; rows: { id: number; value: number }[] }>;
}

/** Most rows are told apart by numbers, some by a UUID. */
type RowId = number | string;

const AT_ONCE = 200;
/** Number of rows that an import writes. */
export const rowsToImport = ({ manifest }: OpenArchive, scope: ArchiveScope): number => {
  const wanted = new Set(tablesOf(scope).map(({ table }) => table));
  return manifest.tables.reduce((sum, { table, rows }) => sum + (wanted.has(table) ? rows : 0), 0);
};

/** Makes a new conference, a draft, from an archive. Throws `ArchiveRefused`, and the caller's transaction undoes everything. */
export async function importArchive(
  transaction: DatabaseTransaction,
  input: ImportInput,
): Promise<{ cid: number; summary: ArchiveSummary }> {
  const { archive, scope, now } = input;
  const catalog = await readCatalog(transaction);
  const accounts =
    scope === 'everything' ? await importAccounts(transaction, archive, now) : { ids: new Map(), found: 0, made: 0 };
  const importing: Importing = {
    ...input,
    transaction,
    catalog,
    ids: new Map([['account', accounts.ids]]),
    accounts,
    later: new Map(),
  };
  const counts = new Map<string, number>();
  const plans = inOrder(tablesOf(scope), catalog);
  const bank = await findBank(transaction, input, catalog);
  let forms = 0;
  // Lists and JSON refer to rows of any table, so that all ids must be known before the first row is written.
  for (const plan of plans) {
    const ofForms = new Set<unknown>();
    const olds: unknown[] = [];
    for await (const { row } of checkedRows(archive, plan, catalog)) {
      if (plan.table === 'form_version') ofForms.add(row['form_id']);
      if (isWanted(plan, row, scope)) olds.push(row['id']);
    }
    const { id } = archive.manifest.conference;
    if (plan.table === 'conference' && (olds.length !== 1 || olds[0] !== id))
      refuseArchive('rows_differ', tableEntry(plan.table), 0, String(id));
    forms += ofForms.size;
    importing.ids.set(plan.table, await newIds(importing, plan, olds, bank.known.get(plan.table)));
  }
  let done = 0;
  for (const plan of plans) {
    let count = 0;
    for await (const lines of inLists(rowsIn(archive, plan.table), AT_ONCE)) {
      count += await importLines(importing, plan, lines, bank);
      await input.step((done += lines.length));
    }
    counts.set(plan.table, count);
  }
  for (const one of importing.later.values()) await fillLater(importing, one);
  const { files, films } = input;
  const summary = summaryOf(archive.manifest, counts, { forms, files, accounts, films });
  return { cid: Number(importing.ids.get('conference')?.get(archive.manifest.conference.id) ?? 0), summary };
}

/** What an import would make: the whole of it, in a transaction that is rolled back. */
export const tryArchive = async (db: Database, input: ImportInput): Promise<ArchiveSummary> =>
  (
    await inTransactionUnless(
      db,
      () => true,
      (transaction) => importArchive(transaction, input),
    )
  ).summary;

function isWanted({ without }: ArchivedTable, row: ArchiveRow, scope: ArchiveScope): boolean {
  if (scope === 'everything' || !without) return true;
  const value = row[without.column] ?? null;
  return without.value === undefined ? value === null : value !== without.value;
}

/** Writes rows of a table, each with its new id; returns how many. */
async function importLines(
  importing: Importing,
  plan: ArchivedTable,
  rows: readonly Line[],
  bank: KnownBank,
): Promise<number> {
  const known = bank.known.get(plan.table);
  const lines: Line[] = [];
  for (const { line, row } of rows) {
    if (known?.has(row['id']) === true || !isWanted(plan, row, importing.scope)) continue;
    const moved = await movedRow(importing, plan, row, line);
    if (!moved) continue;
    if (plan.table === 'video') {
      const folder = randomBytes(16).toString('hex');
      lines.push({ line, row: await importFilm(importing.archive, importing.films, moved, folder) });
      continue;
    }
    const code = plan.table === 'exam_item' ? bank.codes.get(row['id']) : undefined;
    lines.push({ line, row: code === undefined ? moved : { ...moved, code } });
  }
  if (lines.length > 0) await insertLines(importing.transaction, plan, lines);
  return lines.length;
}

/** The new id of each row that is taken over, by its id in the archive; of rows that are here already, the one here. */
async function newIds(
  { transaction, catalog }: Importing,
  { table }: ArchivedTable,
  olds: readonly unknown[],
  known: ReadonlyMap<unknown, RowId> = new Map(),
): Promise<Map<unknown, RowId>> {
  const type = catalog.get(table)?.columns.get('id')?.type;
  if (type === undefined) return new Map();
  const unknown = olds.filter((id) => !known.has(id));
  const fresh = type === 'uuid' ? unknown.map(() => randomUUID()) : await freshIds(transaction, table, unknown.length);
  return new Map([...known, ...unknown.map((id, at): [unknown, RowId] => [id, fresh[at] ?? 0])]);
}

async function freshIds(transaction: DatabaseTransaction, table: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int8 as id from generate_series(1, ${count})`.execute(
    transaction,
  );
  return rows.map(({ id }) => Number(id));
}

/** A row with new ids and new files; null where it needs a row that this scope leaves out. */
async function movedRow(
  importing: Importing,
  plan: ArchivedTable,
  row: ArchiveRow,
  line: number,
): Promise<ArchiveRow | null> {
  const { catalog, ids, scope, staffId, societyId, archive } = importing;
  const from = archive.manifest.conference.id;
  const refers = catalog.get(plan.table)?.refers;
  const rowId = (table: string, id: unknown): RowId | null => ids.get(table)?.get(id) ?? null;
  const newId: NewId = (table, id) => {
    const there = rowId(table, id);
    return typeof there === 'number' ? there : null;
  };
  const moved: ArchiveRow = {};
  for (const { name, needed } of columnsOf(plan, catalog)) {
    if (!(name in row)) continue;
    const value = row[name];
    const parent = refers?.get(name);
    if (name === 'id') moved[name] = rowId(plan.table, value);
    else if (parent === 'staff_member') moved[name] = needed ? staffId : null;
    else if (parent === undefined || value === null)
      moved[name] = await withFiles(importing, innerTo(`${plan.table}.${name}`, value, newId, from), plan, line);
    else if (parent === 'conference' && value !== from)
      refuseArchive('points_outside', tableEntry(plan.table), line, `${name} ${JSON.stringify(value)}`);
    else {
      const there = rowId(parent, value);
      // In the scope of the set-up a row may name one of the people, who are left out.
      const leftOut = scope === 'setup' && archive.manifest.scope === 'everything' && !ids.has(parent);
      if (there === null && !leftOut)
        refuseArchive('points_outside', tableEntry(plan.table), line, `${name} ${JSON.stringify(value)}`);
      if (there === null && needed) return null;
      if (typeof there === 'number' && plan.later?.includes(name))
        fillAtEnd(importing, plan, name, { row, value: there });
      else moved[name] = there;
    }
  }
  for (const column of plan.made ?? []) moved[column] = randomBytes(18).toString('base64url');
  if (plan.ofSociety === true) moved['society_id'] = societyId;
  return moved;
}

function fillAtEnd(
  { ids, later }: Importing,
  { table }: ArchivedTable,
  column: string,
  { row, value }: { row: ArchiveRow; value: number },
): void {
  const known = later.get(`${table}.${column}`) ?? { table, column, rows: [] };
  known.rows.push({ id: Number(ids.get(table)?.get(row['id']) ?? 0), value });
  later.set(`${table}.${column}`, known);
}

async function fillLater(
  { transaction }: Importing,
  { table, column, rows }: { table: string; column: string; rows: object[] },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = one.value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id bigint, value bigint)
    where ${sql.ref(`${table}.id`)} = one.id`.execute(transaction);
}

/** A value with the keys of the files stored here in place of those of the archive. */
async function withFiles(importing: Importing, value: unknown, plan: ArchivedTable, line: number): Promise<unknown> {
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value;
  const text = JSON.stringify(value);
  const keys = new Set(text.match(FILE_KEY) ?? []);
  if (keys.size === 0) return value;
  const there = new Map<string, string>();
  for (const key of keys)
    there.set(key, await importFile(importing.archive, importing.files, key, { entry: tableEntry(plan.table), line }));
  return JSON.parse(text.replaceAll(FILE_KEY, (key) => there.get(key) ?? key)) as unknown;
}
