import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { newsConsoleCalls } from '@meetingapp/contract/news/console.ts';
import type { Database } from '../../db/connection/database.ts';
import { isOfConference } from '../../db/rows/of-conference.ts';
import { orderRows, saveNamed } from '../../db/rows/ordered.ts';
import { setRemoved, saveVersion, type VersionConflict } from '../../db/rows/optimistic-lock.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';

type Wish = ParsedBodyOf<(typeof newsConsoleCalls)['save']>['article'];
type Column = ParsedBodyOf<(typeof newsConsoleCalls)['saveColumn']>['column'];

type Saved = { ok: true; id: number; version: number } | VersionConflict | { ok: false; reason: 'column_unknown' };

const json = (value: unknown) => JSON.stringify(value);

/** Creates or changes an article. Optimistic lock: a change based on an older version is refused, so that nothing newer is lost. */
export async function saveArticle(db: Database, conferenceId: number, wish: Wish, now: Date): Promise<Saved> {
  if (wish.columnId !== null && !(await isOfConference(db, 'news_column', conferenceId, wish.columnId)))
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
  return saveVersion(db, 'article', { conferenceId, id: wish.id, seen: wish.seen }, values);
}

export const setArticleRemoved = (db: Database, conferenceId: number, id: number, at: Date | null) =>
  setRemoved(db, 'article', { conferenceId, id }, at);

export const saveColumn = (db: Database, conferenceId: number, column: Column) =>
  saveNamed(db, 'news_column', conferenceId, column);

export const orderColumns = (db: Database, conferenceId: number, ids: readonly number[]) =>
  orderRows(db, 'news_column', conferenceId, ids);

/** Refused while the column has articles; deleted articles lose their column. */
export async function removeColumn(
  db: Database,
  conferenceId: number,
  id: number,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'column_in_use' }> {
  if (!(await isOfConference(db, 'news_column', conferenceId, id))) return { ok: false, reason: 'not_found' };
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
