import { sql } from 'kysely';
import type { HomeContent } from '@meetingapp/server/db/schema/json-shapes.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json, nothing } from '../support/bilingual.ts';

const emptyHome: HomeContent = {
  subtitle: nothing,
  skin: {},
  banners: [],
  tiles: [],
  facts: [],
  sponsors: [],
  newsColumns: [],
  exhibitors: [],
  levels: [],
  rooms: [],
  views: [],
  popup: null,
};

export async function buildHome(db: Database, conferenceId: number, content: Partial<HomeContent> = {}): Promise<void> {
  await db
    .insertInto('home')
    .values({ conference_id: conferenceId, content: json({ ...emptyHome, ...content }) })
    .execute();
}

/** Replaces the tiles of a home. */
export async function changeHome(db: Database, conferenceId: number, tiles: HomeContent['tiles']): Promise<void> {
  await db
    .updateTable('home')
    .set({ content: sql`jsonb_set(content, '{tiles}', ${JSON.stringify(tiles)}::jsonb)` })
    .where('conference_id', '=', conferenceId)
    .execute();
}

export interface NoticeInput {
  title: Bilingual;
  body?: Bilingual;
  urgent?: boolean;
  at?: Date;
}

export async function buildNotice(db: Database, conferenceId: number, wish: NoticeInput): Promise<number> {
  const row = await db
    .insertInto('notice')
    .values({
      conference_id: conferenceId,
      title: json(wish.title),
      body: json(wish.body ?? nothing),
      urgent: wish.urgent ?? false,
      published_at: wish.at ?? new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
