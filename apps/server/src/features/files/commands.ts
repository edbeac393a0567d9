import type { Database } from '../../db/database.ts';
import { readPicture, type PictureFault } from '../../ports/files/picture.ts';
import type { FileStore } from '../../ports/files/store.ts';

export interface StorePicture {
  accountId: number;
  content: Buffer;
}

/** Keeps a picture, made anew from its pixels; what came is never served. */
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
