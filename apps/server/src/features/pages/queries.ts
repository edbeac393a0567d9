import { sql } from 'kysely';
import type { PageStatus } from '@meetingapp/contract/pages/console.ts';
import type { Database } from '../../db/connection/database.ts';

/** Returns a published page; a draft or a deleted page is not found, even by its id. */
export function findPage(db: Database, kind: 'page' | 'subject', id: number) {
  return db
    .selectFrom('web_page')
    .select(['id', 'conference_id', 'title', 'cover', 'body', 'entries'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('state', '=', 'published')
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

const standing = sql<PageStatus>`case when removed_at is not null then 'removed' else state end`;

export function listPages(db: Database, conferenceId: number) {
  return db
    .selectFrom('web_page')
    .select(['id', 'kind', 'title', standing.as('standing')])
    .select(sql<number>`jsonb_array_length(entries)`.as('entries'))
    .where('conference_id', '=', conferenceId)
    .orderBy(sql`removed_at is not null, kind, id`)
    .execute();
}

export function readPage(db: Database, conferenceId: number, id: number) {
  return db
    .selectFrom('web_page')
    .selectAll()
    .select(standing.as('standing'))
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
}

/** Hosts whose pages the conference shows in a frame; null when the conference does not exist. */
export async function frameHosts(db: Database, conferenceId: number): Promise<string[] | null> {
  const row = await db.selectFrom('conference').select('frame_hosts').where('id', '=', conferenceId).executeTakeFirst();
  return row?.frame_hosts ?? null;
}
