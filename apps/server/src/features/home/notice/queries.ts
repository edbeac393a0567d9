import { createHash } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';

/** Notices of one conference, newest first, including planned and ended ones. */
export const allNotices = (db: Database, conferenceId: number) =>
  db
    .selectFrom('notice')
    .select(['id', 'title', 'body', 'urgent', 'published_at', 'ended_at'])
    .where('conference_id', '=', conferenceId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

interface NoticeState {
  title: object;
  body: object;
  urgent: boolean;
  published_at: Date;
  ended_at: Date | null;
}

/** A hash that identifies the state of a notice. */
export const versionOf = ({ title, body, urgent, published_at, ended_at }: NoticeState): string =>
  createHash('sha256')
    .update(JSON.stringify([title, body, urgent, published_at, ended_at]))
    .digest('base64url')
    .slice(0, 16);

/** Null when this conference has no such notice. Locks the row until the transaction ends. */
export async function lockedVersion(db: Database, conferenceId: number, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('notice')
    .select(['title', 'body', 'urgent', 'published_at', 'ended_at'])
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  return row ? versionOf(row) : null;
}
