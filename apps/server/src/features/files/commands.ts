import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { readPicture, type PictureFault } from '../../ports/files/picture.ts';
import type { FileStore } from '../../ports/files/store.ts';

export interface StorePicture {
  accountId: number;
  content: Buffer;
}

/** Stores a picture re-encoded from its pixels; the uploaded bytes are never served. */
export async function storePicture(
  db: Database,
  files: FileStore,
  { accountId, content }: StorePicture,
): Promise<{ ok: true; key: string } | { ok: false; reason: PictureFault }> {
  const result = await readPicture(content);
  if (!result.ok) return result;
  const { key, size } = await files.put(result.picture, 'jpg');
  await db
    .insertInto('stored_file')
    .values({ id: key, account_id: accountId, kind: 'picture', bytes: size })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return { ok: true, key };
}

/** Records an attempt to render a first page, and whether it succeeded. */
export const noteFront = (db: Database, key: string, drawn: boolean, at: Date) =>
  db
    .insertInto('pdf_front')
    .values({ key, drawn, tried_at: at })
    .onConflict((known) =>
      known.column('key').doUpdateSet({ drawn, tried_at: at, tries: sql<number>`pdf_front.tries + 1` }),
    )
    .execute();
