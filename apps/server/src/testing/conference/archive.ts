import { conferenceArchiveCalls as calls, type ArchiveScope } from '@meetingapp/contract/conference/archive.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import type { TestApp } from '../app.ts';
import { readCatalog } from '../../features/conference/archive/queries-catalog.ts';
import { archivedTables } from '../../features/conference/archive/queries-plan.ts';
import type { ArchiveRow } from '../../features/conference/archive/queries-rows.ts';
import { withArchive } from '../../features/conference/archive/reader.ts';
import { FILE_KEY, type ArchiveManifest } from '../../features/conference/archive/reader-manifest.ts';
import { innerTo } from '../../features/conference/archive/reader-values.ts';

/** Exports a conference as an owner does, and fetches the file. */
export async function exported(test: TestApp, token: string, cid: number, scope: ArchiveScope): Promise<Buffer> {
  const { taskId } = await test.call(calls.exportArchive, { cid, scope }, { token });
  await test.work();
  const { address } = await test.call(taskCalls.file, { cid, id: taskId }, { token });
  const file = await test.app.inject({ url: address });
  if (file.statusCode !== 200) throw new Error(`status ${file.statusCode}`);
  return file.rawPayload;
}

/** Uploads an archive and waits for its dry run. */
export async function uploaded(test: TestApp, token: string, file: Buffer, scope: ArchiveScope = 'everything') {
  const options = { token, file, fileName: 'conference.zip', language: 'en' } as const;
  const { id } = await test.call(calls.uploadArchive, {}, options);
  await test.work();
  if (scope === 'setup') {
    await test.call(calls.checkArchive, { id, scope }, { token });
    await test.work();
  }
  return { id, ...(await test.call(calls.archive, { id }, { token, language: 'en' })) };
}

/** Imports an archive as an owner does; returns the new conference. */
export async function imported(
  test: TestApp,
  token: string,
  file: Buffer,
  scope: ArchiveScope = 'everything',
): Promise<number> {
  const { id, faults } = await uploaded(test, token, file, scope);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await test.call(calls.applyArchive, { id }, { token });
  await test.work();
  const { made, faults: later } = await test.call(calls.archive, { id }, { token, language: 'en' });
  if (made === null) throw new Error(`nothing was made: ${later.join('\n')}`);
  return made;
}

export interface Contents {
  manifest: ArchiveManifest;
  /** By name of the entry. */
  entries: Map<string, Buffer>;
  rows: Map<string, ArchiveRow[]>;
}

/** Everything in an archive. */
export async function contentsOf(file: Buffer): Promise<Contents> {
  async function* once() {
    yield file;
  }
  return withArchive(once(), Number.MAX_SAFE_INTEGER, async ({ manifest, read }) => {
    const entries = new Map<string, Buffer>();
    for (const { name } of manifest.entries) entries.set(name, await read(name));
    const rows = new Map(
      manifest.tables.map(({ table }) => [
        table,
        (entries.get(`tables/${table}.jsonl`)?.toString() ?? '')
          .split('\n')
          .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as ArchiveRow])),
      ]),
    );
    return { manifest, entries, rows };
  });
}

/** A text with the hash of each stored file in place of its key. */
const withHashes = (text: string, { manifest }: Contents): string => {
  const hashes = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]));
  return text.replaceAll(FILE_KEY, (key) => hashes.get(`files/${key}`) ?? key);
};

/** The rows of a table, with files by their content. */
export const rowsWithHashes = (contents: Contents, table: string): ArchiveRow[] =>
  JSON.parse(withHashes(JSON.stringify(contents.rows.get(table) ?? []), contents)) as ArchiveRow[];

/** The rows of an archive as they should be in another that was made from it: ids differ, but refer to the rows at the same places. */
export async function rowsAsIn(test: TestApp, archive: Contents, other: Contents): Promise<Map<string, ArchiveRow[]>> {
  const catalog = await readCatalog(test.db);
  const ids = new Map(
    [...archive.rows].map(([table, rows]) => [
      table,
      new Map(rows.map((row, at) => [row['id'], other.rows.get(table)?.[at]?.['id']])),
    ]),
  );
  const from = archive.manifest.conference.id;
  const newId = (table: string, id: number) => (ids.get(table)?.get(id) as number | undefined) ?? null;
  const moved = (row: ArchiveRow, table: string): ArchiveRow =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const parent = name === 'id' ? table : catalog.get(table)?.refers.get(name);
        if (parent !== undefined && value !== null) return [name, ids.get(parent)?.get(value) ?? null];
        const text = JSON.stringify(innerTo(`${table}.${name}`, value, newId, from));
        return [name, JSON.parse(withHashes(text, archive)) as unknown];
      }),
    );
  return new Map(
    archivedTables.flatMap(({ table }) => {
      const rows = archive.rows.get(table);
      return rows ? [[table, rows.map((row) => moved(row, table))] as const] : [];
    }),
  );
}
