import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { videoConsoleCalls } from '@meetingapp/contract/video/console.ts';
import { inOrder } from '@meetingapp/domain/video/chapters.ts';
import type { Database } from '../../../db/connection/database.ts';
import { isOfConference } from '../../../db/rows/of-conference.ts';
import { orderRows, saveNamed } from '../../../db/rows/ordered.ts';
import { setRemoved, saveVersion, type VersionConflict } from '../../../db/rows/optimistic-lock.ts';
import type { MediaPort } from '../../../ports/media/media.ts';

type Wish = ParsedBodyOf<(typeof videoConsoleCalls)['save']>['video'];
type Category = ParsedBodyOf<(typeof videoConsoleCalls)['saveCategory']>['category'];

type Saved =
  | { ok: true; id: number; version: number }
  | VersionConflict
  | { ok: false; reason: 'category_unknown' | 'session_unknown' };

const json = (value: unknown) => JSON.stringify(value);

/** Creates a film without content, or changes the description of one. */
export async function saveVideo(db: Database, media: MediaPort, conferenceId: number, wish: Wish): Promise<Saved> {
  const { categoryId, sessionId } = wish;
  if (categoryId !== null && !(await isOfConference(db, 'video_category', conferenceId, categoryId)))
    return { ok: false, reason: 'category_unknown' };
  if (sessionId !== null && !(await isOfConference(db, 'programme_session', conferenceId, sessionId)))
    return { ok: false, reason: 'session_unknown' };
  const values = {
    title: json(wish.title),
    introduction: json(wish.introduction),
    cover: wish.cover,
    category_id: categoryId,
    session_id: sessionId,
    watch: wish.watch,
    chapters: json(inOrder(wish.chapters)),
  };
  const place = { conferenceId, id: wish.id, seen: wish.seen };
  return saveVersion(db, 'video', place, values, { folder: media.newFolder() });
}

export const setVideoRemoved = (db: Database, conferenceId: number, id: number, at: Date | null) =>
  setRemoved(db, 'video', { conferenceId, id }, at);

/** Publishes or unpublishes a film; one without content cannot be published. */
export async function publishVideo(
  db: Database,
  { conferenceId, id, on, now }: { conferenceId: number; id: number; on: boolean; now: Date },
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'video_not_ready' }> {
  const row = await db
    .selectFrom('video')
    .select('state')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.state === 'making' || row.state === 'failed') return { ok: false, reason: 'video_not_ready' };
  await db
    .updateTable('video')
    .set({ state: on ? 'published' : 'ready' })
    .$if(on && row.state === 'ready', (query) => query.set({ published_at: now }))
    .where('id', '=', id)
    .execute();
  return { ok: true };
}

export const saveCategory = (db: Database, conferenceId: number, category: Category) =>
  saveNamed(db, 'video_category', conferenceId, category);

export const orderCategories = (db: Database, conferenceId: number, ids: readonly number[]) =>
  orderRows(db, 'video_category', conferenceId, ids);

export async function removeCategory(db: Database, conferenceId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('video_category')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
