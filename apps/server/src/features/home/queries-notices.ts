import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';

/** Of one conference, the latest first, also those that are planned or over. */
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

/** A name of the state that a notice is in. */
export const versionOf = ({ title, body, urgent, published_at, ended_at }: NoticeState): string =>
  createHash('sha256')
    .update(JSON.stringify([title, body, urgent, published_at, ended_at]))
    .digest('base64url')
    .slice(0, 16);

/** Null: there is no such notice in this conference. Nobody else changes it until this transaction ends. */
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
