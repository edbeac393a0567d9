import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { readPicture, type PictureFault } from '../../ports/files/picture.ts';
import type { FileStore } from '../../ports/files/store.ts';
import { fileAddress } from '../files/present.ts';

/** Pixels of the longest side: the small print is read by zooming in. */
const SIDE = 4000;
const LARGEST = 40 * 1024 * 1024;

interface Sheet {
  paperId: number;
  name: string;
  content: Buffer;
}

/** Keeps a picture as the sheet of a poster, in the place of the one before. */
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

/** Keeps a smaller picture of a sheet; another process may have made it meanwhile. */
export async function keepSmaller(
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

interface Judged {
  cid: number;
  questionId: number;
  hidden: boolean;
  answer: string;
  now: Date;
}

/** False: there is no such question in this conference. */
export async function judgeQuestion(db: Database, { cid, questionId, hidden, answer, now }: Judged): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update poster_question as question set state = ${hidden ? 'hidden' : 'shown'}, answer = ${answer},
      answered_at = case when ${answer} = '' then null when ${answer} = question.answer then answered_at else ${now}::timestamptz end
    from paper where paper.id = question.paper_id and conference_id = ${cid} and question.id = ${questionId}
    returning question.id
  `.execute(db);
  return rows.length > 0;
}
