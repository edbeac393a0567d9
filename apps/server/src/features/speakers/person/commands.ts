import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { bothAsText } from '@meetingapp/domain/plain-text.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { readPicture, type PictureFault } from '../../../ports/files/picture.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { personOf } from './queries.ts';

interface Place {
  conferenceId: number;
  expertId: number;
  now: Date;
}
interface CorrectionInput extends Place {
  name: Bilingual;
  affiliation: Bilingual;
  post: Bilingual;
  biography: Bilingual;
}

const lockPerson = (db: Database, expertId: number) =>
  db.selectFrom('expert').select('id').where('id', '=', expertId).forUpdate().execute();

/** Sends a correction to staff. It replaces one that waits, whose new portrait stays. */
export const sendCorrection = (db: Database, input: CorrectionInput): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockPerson(transaction, input.expertId);
    const before = await dropWaiting(transaction, input.expertId);
    await insertCorrection(transaction, input, before?.portrait ?? null);
  });

const insertCorrection = (
  db: Database,
  { conferenceId, expertId, now, ...texts }: CorrectionInput,
  portrait: string | null,
) =>
  db
    .insertInto('speaker_correction')
    .values({
      conference_id: conferenceId,
      expert_id: expertId,
      name: JSON.stringify(texts.name),
      affiliation: JSON.stringify(texts.affiliation),
      post: JSON.stringify(texts.post),
      biography: JSON.stringify(texts.biography),
      portrait,
      sent_at: now,
    })
    .execute();

/** Puts a new portrait into the correction that waits, or makes one. The picture is encoded again from its pixels. */
export async function sendPortrait(
  db: Database,
  files: FileStore,
  place: Place,
  content: Buffer,
): Promise<{ ok: true } | { ok: false; reason: PictureFault }> {
  const result = await readPicture(content);
  if (!result.ok) return result;
  const { key, size } = await files.put(result.picture, 'jpg');
  await inTransaction(db, async (transaction) => {
    await lockPerson(transaction, place.expertId);
    await transaction
      .insertInto('stored_file')
      .values({ id: key, account_id: null, kind: 'picture', bytes: size })
      .execute();
    const changed = await transaction
      .updateTable('speaker_correction')
      .set({ portrait: fileAddress(key), sent_at: place.now })
      .where('expert_id', '=', place.expertId)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (changed) return;
    const { portrait: _, ...person } = await personOf(transaction, place.expertId);
    const input = { ...place, ...person, biography: bothAsText(person.biography) };
    await insertCorrection(transaction, input, fileAddress(key));
  });
  return { ok: true };
}

/** Takes back the correction that waits. */
export const dropWaiting = (db: Database, expertId: number) =>
  db
    .deleteFrom('speaker_correction')
    .where('expert_id', '=', expertId)
    .where('state', '=', 'waiting')
    .returning('portrait')
    .executeTakeFirst();
