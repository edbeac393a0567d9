import { buffer } from 'node:stream/consumers';
import type { Database } from '../../../db/connection/database.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { addMaterialFile } from '../../agenda/materials/commands.ts';
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
  const found = await files.read(key);
  if (!found.ok) return false;
  const title = file.name.replace(/\.[^.]*$/, '');
  const added = await addMaterialFile(
    db,
    files,
    { conferenceId, item: file.item, itemId: file.item_id },
    { title: { zh: title, en: title }, content: await buffer(found.stream) },
  );
  if (!added.ok) return false;
  await db.updateTable('speaker_slides').set({ material_id: added.id }).where('id', '=', file.id).execute();
  return true;
}
