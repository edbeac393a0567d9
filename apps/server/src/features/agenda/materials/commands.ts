import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';

const PDF = Buffer.from('%PDF-');
/** Bytes searched for the PDF marker: some programs write a few bytes before it. */
const HEAD = 1024;

export interface MaterialOwner {
  conferenceId: number;
  item: 'session' | 'talk';
  itemId: number;
}
const columns = { session: 'session_id', talk: 'talk_id' } as const;

interface Written {
  title: Bilingual;
  address: string;
  size: number | null;
}

/** True when this conference has this session or talk. */
async function isThere(db: Database, { conferenceId, item, itemId }: MaterialOwner): Promise<boolean> {
  const row = await db
    .selectFrom(item === 'session' ? 'programme_session' : 'talk')
    .select('id')
    .where('id', '=', itemId)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Appended after the other materials of its session or talk. */
async function insertMaterial(db: Database, owner: MaterialOwner, { title, address, size }: Written): Promise<number> {
  const { conferenceId, item, itemId } = owner;
  const column = columns[item];
  const { id } = await db
    .insertInto('material')
    .values({
      conference_id: conferenceId,
      [column]: itemId,
      title: JSON.stringify(title),
      address,
      size,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from material where ${sql.ref(column)} = ${itemId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Null when this conference has no such session or talk. */
export async function addMaterialLink(
  db: Database,
  owner: MaterialOwner,
  { title, address }: Omit<Written, 'size'>,
): Promise<number | null> {
  return (await isThere(db, owner)) ? insertMaterial(db, owner, { title, address, size: null }) : null;
}

export async function addMaterialFile(
  db: Database,
  files: FileStore,
  owner: MaterialOwner,
  { title, content }: { title: Bilingual; content: Buffer },
): Promise<{ ok: true; id: number; key: string } | { ok: false; reason: 'not_found' | 'file_not_pdf' }> {
  if (!(await isThere(db, owner))) return { ok: false, reason: 'not_found' };
  if (!content.subarray(0, HEAD).includes(PDF)) return { ok: false, reason: 'file_not_pdf' };
  const { key, size } = await files.put(content, 'pdf');
  return { ok: true, id: await insertMaterial(db, owner, { title, address: fileAddress(key), size }), key };
}

/** False when this conference has no such material. */
export async function lockMaterial(
  db: Database,
  conferenceId: number,
  materialId: number,
  readOnly: boolean,
): Promise<boolean> {
  const row = await db
    .updateTable('material')
    .set({ read_only: readOnly })
    .where('id', '=', materialId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The file stays, because an earlier release still links to it. */
export async function removeMaterial(db: Database, conferenceId: number, materialId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('material')
    .where('id', '=', materialId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
