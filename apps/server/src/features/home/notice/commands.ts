import type { HomeNotice } from '@meetingapp/contract/home/notice.ts';
import type { Database } from '../../../db/connection/database.ts';

/** `id` null: a new notice. */
type Wish = Omit<HomeNotice, 'id' | 'version'> & { id: number | null };

/** Null when this conference has no such notice. */
export async function saveNotice(db: Database, conferenceId: number, wish: Wish): Promise<number | null> {
  const values = {
    title: JSON.stringify(wish.title),
    body: JSON.stringify(wish.text),
    urgent: wish.urgent,
    published_at: new Date(wish.from),
    ended_at: wish.until === null ? null : new Date(wish.until),
  };
  const row =
    wish.id === null
      ? await db
          .insertInto('notice')
          .values({ ...values, conference_id: conferenceId })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('notice')
          .set(values)
          .where('id', '=', wish.id)
          .where('conference_id', '=', conferenceId)
          .returning('id')
          .executeTakeFirst();
  return row?.id ?? null;
}

/** False when this conference has no such notice. */
export async function removeNotice(db: Database, conferenceId: number, noticeId: number): Promise<boolean> {
  const row = await db
    .deleteFrom('notice')
    .where('id', '=', noticeId)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
