import { randomBytes } from 'node:crypto';
import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import type { NewId } from '@meetingapp/domain/conference/inner-references.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import {
  codeOf,
  inTransaction,
  inTransactionUnless,
  type DatabaseTransaction,
} from '../../../db/connection/transaction.ts';
import type { ArchiveSummary } from '../../../db/schema/json-shapes.ts';
import { importAccounts, type ImportedAccounts } from './commands-accounts.ts';
import { importFile, type ImportedFiles } from './commands-files.ts';
import { columnsOf, inOrder, readCatalog, type Catalog } from './queries-catalog.ts';
import { tablesOf, type ArchivedTable } from './queries-plan.ts';
import type { ArchiveRow } from './queries-rows.ts';
import { summaryOf } from './queries-summary.ts';
import { refuseArchive, type OpenArchive } from './reader.ts';
import { FILE_KEY, tableEntry } from './reader-manifest.ts';
import { checkedRows, rowsIn } from './reader-rows.ts';
import { innerTo } from './reader-values.ts';

export interface ImportInput {
  archive: OpenArchive;
  scope: ArchiveScope;
  societyId: number;
  /** Stands in for staff whom a row needs. */
  staffId: number;
  now: Date;
  files: ImportedFiles;
  /** Called with the number of rows so far. */
  step: (done: number) => Promise<void>;
}

interface Importing extends ImportInput {
  transaction: DatabaseTransaction;
  catalog: Catalog;
  /** The new id of each row, by table and old id. */
  ids: Map<string, Map<number, number>>;
  accounts: ImportedAccounts;
  /** References that are filled once all rows are written, by table and column. */
  later: Map<string, { table: string; column: string; rows: { id: number; value: number }[] }>;
}

const AT_ONCE = 200;
/** Numbers that people were given. They stay the same, so that they may not be in use here. */
const promised = [
  'registration_number_key',
  'orders_number_key',
  'shared_order_number_key',
  'payment_out_trade_no_key',
  'payment_provider_provider_number_key',
  'refund_out_refund_no_key',
  'answer_file_reference',
];

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
  let forms = 0;
  // Lists and JSON refer to rows of any table, so that all ids must be known before the first row is written.
  for (const plan of plans) {
    const rows = await checkedRows(archive, plan, catalog);
    const { id } = archive.manifest.conference;
    if (plan.table === 'conference' && (rows.length !== 1 || rows[0]?.['id'] !== id))
      refuseArchive('rows_differ', tableEntry(plan.table), 0, String(id));
    if (plan.table === 'form_version') forms = new Set(rows.map((row) => row['form_id'])).size;
    importing.ids.set(plan.table, await newIds(importing, plan, rows));
  }
  let done = 0;
  for (const plan of plans) {
    const rows = await rowsIn(archive, plan.table);
    counts.set(plan.table, await importRows(importing, plan, rows));
    await input.step((done += rows.length));
  }
  for (const one of importing.later.values()) await fillLater(importing, one);
  const { files } = input;
  const summary = summaryOf(archive.manifest, counts, { forms, files, accounts });
  return { cid: importing.ids.get('conference')?.get(archive.manifest.conference.id) ?? 0, summary };
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

const isWanted = ({ without }: ArchivedTable, row: ArchiveRow, scope: ArchiveScope): boolean =>
  scope === 'everything' || without === undefined || row['kind'] !== without;

/** Writes the rows of a table, each with its new id; returns how many. */
async function importRows(importing: Importing, plan: ArchivedTable, rows: readonly ArchiveRow[]): Promise<number> {
  const lines: Line[] = [];
  for (const [at, row] of rows.entries()) {
    const moved = isWanted(plan, row, importing.scope) ? await movedRow(importing, plan, row, at + 1) : null;
    if (moved) lines.push({ line: at + 1, row: moved });
  }
  for (let at = 0; at < lines.length; at += AT_ONCE) await insertLines(importing, plan, lines.slice(at, at + AT_ONCE));
  return lines.length;
}

interface Line {
  line: number;
  row: ArchiveRow;
}

/** The new id of each row that is taken over, by its id in the archive. */
async function newIds(
  { transaction, catalog, scope }: Importing,
  plan: ArchivedTable,
  rows: readonly ArchiveRow[],
): Promise<Map<number, number>> {
  if (!catalog.get(plan.table)?.columns.has('id')) return new Map();
  const wanted = rows.filter((row) => isWanted(plan, row, scope));
  const fresh = await freshIds(transaction, plan.table, wanted.length);
  return new Map(wanted.map((row, at) => [Number(row['id']), fresh[at] ?? 0]));
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
  const newId: NewId = (table, id) => ids.get(table)?.get(id) ?? null;
  const moved: ArchiveRow = {};
  for (const { name, needed } of columnsOf(plan, catalog)) {
    if (!(name in row)) continue;
    const value = row[name];
    const parent = refers?.get(name);
    if (name === 'id') moved[name] = newId(plan.table, Number(value));
    else if (parent === 'staff_member') moved[name] = needed ? staffId : null;
    else if (parent === undefined || value === null)
      moved[name] = await withFiles(importing, innerTo(`${plan.table}.${name}`, value, newId, from), plan, line);
    else if (parent === 'conference' && value !== from)
      refuseArchive('points_outside', tableEntry(plan.table), line, `${name} ${JSON.stringify(value)}`);
    else {
      const there = newId(parent, Number(value));
      // In the scope of the set-up a row may name one of the people, who are left out.
      const leftOut = scope === 'setup' && archive.manifest.scope === 'everything' && !ids.has(parent);
      if (there === null && !leftOut)
        refuseArchive('points_outside', tableEntry(plan.table), line, `${name} ${JSON.stringify(value)}`);
      if (there === null && needed) return null;
      if (there !== null && plan.later?.includes(name)) fillAtEnd(importing, plan, name, { row, value: there });
      else moved[name] = there;
    }
  }
  for (const column of plan.made ?? []) moved[column] = randomBytes(18).toString('base64url');
  if (plan.table === 'conference') moved['society_id'] = societyId;
  return moved;
}

function fillAtEnd(
  { ids, later }: Importing,
  { table }: ArchivedTable,
  column: string,
  { row, value }: { row: ArchiveRow; value: number },
): void {
  const known = later.get(`${table}.${column}`) ?? { table, column, rows: [] };
  known.rows.push({ id: ids.get(table)?.get(Number(row['id'])) ?? 0, value });
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

/** Together in one statement; where that is refused, one by one, so that the line is known. */
async function insertLines({ transaction }: Importing, plan: ArchivedTable, lines: readonly Line[]): Promise<void> {
  try {
    await inTransaction(transaction, (inner) =>
      insert(
        inner,
        plan,
        lines.map(({ row }) => row),
      ),
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    for (const { line, row } of lines.length > 1 ? lines : [])
      try {
        await inTransaction(transaction, (inner) => insert(inner, plan, [row]));
      } catch (single) {
        if (!isRefused(single)) throw single;
        refuseRow(single, plan, line);
      }
    refuseRow(error, plan, lines[0]?.line ?? 0);
  }
}

/** SQLSTATE classes: data exception, integrity violation, exception of a trigger. */
const isRefused = (error: unknown): boolean => /^(22|23|P0)/.test(String(codeOf(error)));

function refuseRow(error: unknown, plan: ArchivedTable, line: number): never {
  const { constraint = '', message = '' } = error as { constraint?: string; message?: string };
  if (promised.includes(constraint)) refuseArchive('number_taken', tableEntry(plan.table), line, constraint);
  return refuseArchive('row_refused', tableEntry(plan.table), line, constraint || message);
}

async function insert(
  transaction: DatabaseTransaction,
  plan: ArchivedTable,
  rows: readonly ArchiveRow[],
): Promise<void> {
  // Rows of an archive of an older version may lack newer columns, which then get their default.
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(plan.table)} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${sql.table(plan.table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    transaction,
  );
}
