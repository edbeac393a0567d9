import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { newsConsoleCalls } from '@meetingapp/contract/news-console.ts';
import type { Database } from '../../db/database.ts';
import { lockSeen, nextVersion, setRemoved, type Overtaken } from '../../db/seen.ts';
import { cleanHtml } from '../../http/clean-html.ts';

type Wish = ParsedBodyOf<(typeof newsConsoleCalls)['save']>['article'];
type Column = ParsedBodyOf<(typeof newsConsoleCalls)['saveColumn']>['column'];

type Saved = { ok: true; id: number; version: number } | Overtaken | { ok: false; reason: 'column_unknown' };

const json = (value: unknown) => JSON.stringify(value);

/** Makes or changes an article. What one began from an older state is refused, and nothing of the newer one is lost. */
export async function saveArticle(db: Database, conferenceId: number, wish: Wish, now: Date): Promise<Saved> {
  if (wish.columnId !== null && !(await hasColumn(db, conferenceId, wish.columnId)))
    return { ok: false, reason: 'column_unknown' };
  const from = wish.from === null ? null : new Date(wish.from);
  const values = {
    column_id: wish.columnId,
    title: json(wish.title),
    summary: json(wish.summary),
    source: json(wish.source),
    cover: wish.cover,
    body: json({ zh: cleanHtml(wish.html.zh), en: cleanHtml(wish.html.en) }),
    state: wish.state,
    published_at: wish.state === 'published' ? (from ?? now) : from,
    pinned: wish.pinned,
  };
  if (wish.id === null) {
    const row = await db
      .insertInto('article')
      .values({ ...values, conference_id: conferenceId })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true, ...row };
  }
  const locked = await lockSeen(db, 'article', { conferenceId, id: wish.id }, wish.seen);
  if (!locked.ok) return locked;
  const row = await db
    .updateTable('article')
    .set({ ...values, version: nextVersion })
    .where('id', '=', wish.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ok: true, ...row };
}

export const setArticleRemoved = (db: Database, conferenceId: number, id: number, at: Date | null) =>
  setRemoved(db, 'article', { conferenceId, id }, at);

async function hasColumn(db: Database, conferenceId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('news_column')
    .select('id')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** A new one stands last. Null: there is no such column in this conference. */
export async function saveColumn(db: Database, conferenceId: number, { id, name }: Column): Promise<number | null> {
  const row =
    id === null
      ? await db
          .insertInto('news_column')
          .values({
            conference_id: conferenceId,
            name: json(name),
            position: sql<number>`(select coalesce(max(position), 0) + 1 from news_column where conference_id = ${conferenceId})`,
          })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('news_column')
          .set({ name: json(name) })
          .where('id', '=', id)
          .where('conference_id', '=', conferenceId)
          .returning('id')
          .executeTakeFirst();
  return row?.id ?? null;
}

export async function orderColumns(db: Database, conferenceId: number, ids: readonly number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db
      .updateTable('news_column')
      .set({ position })
      .where('id', '=', id)
      .where('conference_id', '=', conferenceId)
      .execute();
}

/** Columns with articles stay; deleted articles lose theirs. */
export async function removeColumn(
  db: Database,
  conferenceId: number,
  id: number,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'column_in_use' }> {
  if (!(await hasColumn(db, conferenceId, id))) return { ok: false, reason: 'not_found' };
  const used = await db
    .selectFrom('article')
    .select('id')
    .where('column_id', '=', id)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (used) return { ok: false, reason: 'column_in_use' };
  await db.deleteFrom('news_column').where('id', '=', id).execute();
  return { ok: true };
}
