import { fileAddress } from '@meetingapp/domain/files/stored-address.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { slidesIn } from './queries.ts';

type OwnedSlides = NonNullable<Awaited<ReturnType<typeof slidesIn>>>;

/**
 * Puts the pages of slides among the materials of their session or talk. False where the speaker does not agree, the talk is not over,
 * there are no pages, or they are there already.
 */
export async function publishSlides(
  db: Database,
  files: FileStore,
  file: OwnedSlides,
  { conferenceId, now }: { conferenceId: number; now: Date },
): Promise<boolean> {
  const key = file.pages === 'own' ? file.key : file.pdf_key;
  const over = now >= new Date(file.asked.to);
  if (!file.share_slides || !over || key === null || file.material_id !== null) return false;
  // A release outlives the rows of its talks.
  const there = await db
    .selectFrom(file.item === 'talk' ? 'talk' : 'programme_session')
    .select('id')
    .where('id', '=', file.item_id)
    .executeTakeFirst();
  const found = there ? await files.read(key) : null;
  if (!found?.ok) return false;
  const stored = await files.put(found.stream, 'pdf');
  const title = file.name.replace(/\.[^.]*$/, '');
  const column = file.item === 'talk' ? 'talk_id' : 'session_id';
  const { id } = await db
    .insertInto('material')
    .values({
      conference_id: conferenceId,
      [column]: file.item_id,
      title: JSON.stringify({ zh: title, en: title }),
      address: fileAddress(stored.key),
      size: stored.size,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from material where ${sql.ref(column)} = ${file.item_id})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('speaker_slides').set({ material_id: id }).where('id', '=', file.id).execute();
  return true;
}
