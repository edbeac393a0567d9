import { createHash } from 'node:crypto';
import type { ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import { ZipWriter } from '@meetingapp/sheets/zip/writer.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { Ports } from '../../../ports/ports.ts';
import type { SettingsRow } from '../queries-console.ts';
import { columnsOf, inOrder, readCatalog, schemaNumber, type Catalog } from './queries-catalog.ts';
import { tablesOf, type ArchivedTable } from './queries-plan.ts';
import { accountsOf, rowsOf, type ArchiveRow } from './queries-rows.ts';
import {
  ACCOUNTS,
  FILE_KEY,
  fileEntry,
  filmEntry,
  FORMAT,
  FORMAT_VERSION,
  MANIFEST,
  tableEntry,
  type ArchiveManifest,
} from './reader-manifest.ts';
import { filmsThatFit } from './writer-films.ts';

export interface ArchiveInput {
  conference: SettingsRow;
  scope: ArchiveScope;
  /** Version of the program. */
  product: string;
  now: Date;
  /** Called with the number of entries written so far, and how many there will be as far as known. */
  step: (done: number, total: number) => Promise<void>;
}

/** What was written so far. */
interface Written {
  entries: ArchiveManifest['entries'];
  tables: ArchiveManifest['tables'];
  /** Ids of the rows of each table. */
  ids: Map<string, Set<unknown>>;
  accounts: Set<number>;
  keys: Set<string>;
  /** Folders of films. */
  folders: string[];
}

/**
 * One conference as a zip: a file of JSON lines per table, the stored files that its rows name, and last the manifest with the hash of
 * every entry. The database is read through one snapshot, which the caller holds.
 */
export async function* archiveOf(
  db: DatabaseTransaction,
  { files, media }: Pick<Ports, 'files' | 'media'>,
  input: ArchiveInput,
): AsyncGenerator<Buffer> {
  const { conference, scope, product, now, step } = input;
  const zip = new ZipWriter();
  const catalog = await readCatalog(db);
  const plans = inOrder(tablesOf(scope), catalog);
  const written: Written = {
    entries: [],
    tables: [],
    ids: new Map(),
    accounts: new Set(),
    keys: new Set(),
    folders: [],
  };
  async function* entry(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    let bytes = 0;
    async function* measured() {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    }
    yield* zip.entry(name, measured());
    written.entries.push({ name, bytes, sha256: hash.digest('hex') });
  }
  let done = 0;
  const next = () => step((done += 1), plans.length + written.keys.size);
  for (const plan of plans) {
    yield* entry(
      tableEntry(plan.table),
      linesOf(rowsOf(db, plan, conference.id, scope, catalog), plan, catalog, written),
    );
    await next();
  }
  if (scope === 'everything') {
    yield* entry(tableEntry(ACCOUNTS), accountLines(db, written));
  }
  const sent = { count: 0, bytes: 0 };
  const lost: string[] = [];
  for (const key of written.keys) {
    const file = await files.read(key);
    if (file.ok) {
      yield* entry(fileEntry(key), file.stream as AsyncIterable<Buffer>);
      sent.count += 1;
      sent.bytes += file.size;
    } else lost.push(key);
    await next();
  }
  const films = await filmsThatFit(media, written.folders);
  for (const { folder, file } of films.files) {
    const part = await media.read(folder, file);
    if (part) yield* entry(filmEntry(folder, file), part.stream() as AsyncIterable<Buffer>);
  }
  const { id, title, starts_on: startsOn, ends_on: endsOn } = conference;
  const manifest: ArchiveManifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    product,
    schema: await schemaNumber(db),
    at: now.toISOString(),
    scope,
    conference: { id, title, startsOn, endsOn },
    tables: written.tables,
    files: sent,
    lost,
    films: {
      files: films.files.length,
      bytes: films.files.reduce((sum, { bytes }) => sum + bytes, 0),
      left: films.left,
    },
    entries: written.entries,
  };
  yield* zip.entry(MANIFEST, [Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]);
  yield zip.end();
}

const lineOf = (row: ArchiveRow): Buffer => Buffer.from(`${JSON.stringify(row)}\n`);

async function* accountLines(db: DatabaseTransaction, written: Written): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const account of accountsOf(db, [...written.accounts])) {
    count += 1;
    yield lineOf(account);
  }
  written.tables.push({ table: ACCOUNTS, rows: count });
}

async function* linesOf(
  rows: AsyncIterable<ArchiveRow>,
  plan: ArchivedTable,
  catalog: Catalog,
  written: Written,
): AsyncGenerator<Buffer> {
  const ids = new Set<unknown>();
  written.ids.set(plan.table, ids);
  let count = 0;
  for await (const row of rows) {
    const leaving = leavingRow(row, plan, catalog, written);
    if (!leaving) continue;
    if ('id' in row) ids.add(row['id']);
    if (plan.table === 'video') written.folders.push(String(row['folder']));
    const line = lineOf(leaving);
    for (const [key] of line.toString().matchAll(FILE_KEY)) written.keys.add(key);
    count += 1;
    yield line;
  }
  written.tables.push({ table: plan.table, rows: count });
}

/** A row without the columns that stay. References to what does not leave are emptied; null where one is needed. */
function leavingRow(row: ArchiveRow, plan: ArchivedTable, catalog: Catalog, written: Written): ArchiveRow | null {
  const refers = catalog.get(plan.table)?.refers;
  const leaving: ArchiveRow = {};
  for (const { name, needed } of columnsOf(plan, catalog)) {
    const value = row[name];
    const parent = refers?.get(name);
    leaving[name] = value;
    if (parent === undefined || parent === 'conference' || plan.later?.includes(name) === true || value === null)
      continue;
    if (parent === 'account' && plan.scope === 'everything') written.accounts.add(Number(value));
    // Who imports stands in for staff where one is needed.
    else if (parent === 'staff_member') leaving[name] = null;
    else if (written.ids.get(parent)?.has(value) !== true) {
      if (needed) return null;
      leaving[name] = null;
    }
  }
  return leaving;
}
