import type { Database } from '../../../db/connection/database.ts';
import { readPicture, type PictureFault } from '../../../ports/files/picture.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';

/** Pixels of the longest side: viewers zoom in to read the small print. */
const SIDE = 4000;
const LARGEST = 40 * 1024 * 1024;

interface Sheet {
  paperId: number;
  name: string;
  content: Buffer;
}

/** Saves a picture as the sheet of a poster and replaces the previous one. */
export async function hangSheet(
  db: Database,
  files: FileStore,
  { paperId, name, content }: Sheet,
): Promise<{ ok: true; address: string } | { ok: false; reason: PictureFault }> {
  const read = await readPicture(content, { side: SIDE, limit: LARGEST });
  if (!read.ok) return read;
  const { key, size } = await files.put(read.picture, 'jpg');
  const address = fileAddress(key);
  await db.deleteFrom('paper_file').where('paper_id', '=', paperId).where('kind', '=', 'poster').execute();
  await db
    .insertInto('paper_file')
    .values({
      paper_id: paperId,
      kind: 'poster',
      name: name.slice(0, 200),
      address,
      size,
      width: read.width,
      height: read.height,
    })
    .execute();
  return { ok: true, address };
}

/** Saves a smaller picture of a sheet, unless another process has saved it since. */
export async function saveSmaller(
  db: Database,
  files: FileStore,
  { fileId, width, picture }: { fileId: number; width: number; picture: Buffer },
): Promise<void> {
  const { key } = await files.put(picture, 'webp');
  const kept = await db
    .insertInto('poster_picture')
    .values({ file_id: fileId, width, address: fileAddress(key) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(kept.numInsertedOrUpdatedRows) === 0) await files.remove(key);
}
