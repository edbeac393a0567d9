import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { videoConsoleCalls } from '@meetingapp/contract/video-console.ts';
import { inOrder } from '@meetingapp/domain/video/chapters.ts';
import type { Database } from '../../db/database.ts';
import { lockSeen, nextVersion, setRemoved, type Overtaken } from '../../db/seen.ts';
import type { MediaPort } from '../../ports/media/media.ts';
import { isOfConference } from './queries-console.ts';

type Wish = ParsedBodyOf<(typeof videoConsoleCalls)['save']>['video'];
type Category = ParsedBodyOf<(typeof videoConsoleCalls)['saveCategory']>['category'];

type Saved =
  | { ok: true; id: number; version: number }
  | Overtaken
  | { ok: false; reason: 'category_unknown' | 'session_unknown' };

const json = (value: unknown) => JSON.stringify(value);

/** Begins a film, which has no content yet, or changes what is said of one. */
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
  if (wish.id === null) {
    const row = await db
      .insertInto('video')
      .values({ ...values, conference_id: conferenceId, folder: media.newFolder() })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true, ...row };
  }
  const locked = await lockSeen(db, 'video', { conferenceId, id: wish.id }, wish.seen);
  if (!locked.ok) return locked;
  const row = await db
    .updateTable('video')
    .set({ ...values, version: nextVersion })
    .where('id', '=', wish.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ok: true, ...row };
}

export const setVideoRemoved = (db: Database, conferenceId: number, id: number, at: Date | null) =>
  setRemoved(db, 'video', { conferenceId, id }, at);

/** Shows it to the public or takes it back; what has no film cannot be shown. */
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

/** A new one stands last. Null: there is no such category in this conference. */
export async function saveCategory(db: Database, conferenceId: number, { id, name }: Category): Promise<number | null> {
  const row =
    id === null
      ? await db
          .insertInto('video_category')
          .values({
            conference_id: conferenceId,
            name: json(name),
            position: sql<number>`(select coalesce(max(position), 0) + 1 from video_category where conference_id = ${conferenceId})`,
          })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('video_category')
          .set({ name: json(name) })
          .where('id', '=', id)
          .where('conference_id', '=', conferenceId)
          .returning('id')
          .executeTakeFirst();
  return row?.id ?? null;
}

export async function orderCategories(db: Database, conferenceId: number, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db
      .updateTable('video_category')
      .set({ position })
      .where('id', '=', id)
      .where('conference_id', '=', conferenceId)
      .execute();
}

export async function removeCategory(db: Database, conferenceId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('video_category')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
