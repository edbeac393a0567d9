import type { SubjectEntry } from '@meetingapp/contract/pages/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { json, nothing } from '../support/bilingual.ts';

export interface PageInput {
  kind?: 'page' | 'subject';
  title: Bilingual;
  html?: Bilingual;
  cover?: string | null;
  entries?: SubjectEntry[];
  draft?: boolean;
}

export async function buildPage(db: Database, conferenceId: number, wish: PageInput): Promise<number> {
  const { id } = await db
    .insertInto('web_page')
    .values({
      conference_id: conferenceId,
      kind: wish.kind ?? 'page',
      title: json(wish.title),
      body: json(wish.html ?? nothing),
      cover: wish.cover ?? null,
      entries: json(wish.entries ?? []),
      state: wish.draft ? 'draft' : 'published',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
