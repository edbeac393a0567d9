import { sql } from 'kysely';
import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { pagesConsoleCalls } from '@meetingapp/contract/pages-console.ts';
import type { Database } from '../../db/database.ts';
import { cleanHtml } from '../../http/clean-html.ts';

type Wish = ParsedBodyOf<(typeof pagesConsoleCalls)['save']>['page'];
type Saved = { ok: true; id: number; version: number } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

const json = (value: unknown) => JSON.stringify(value);

/** Makes or changes a page or a topic; what one began from an older state is refused. */
export async function savePage(db: Database, conferenceId: number, wish: Wish): Promise<Saved> {
  const isSubject = wish.kind === 'subject';
  const values = {
    title: json(wish.title),
    cover: isSubject ? wish.cover : null,
    body: json({ zh: cleanHtml(wish.html.zh), en: cleanHtml(wish.html.en) }),
    entries: json(isSubject ? wish.entries : []),
    state: wish.state,
  };
  if (wish.id === null) {
    const row = await db
      .insertInto('web_page')
      .values({ ...values, kind: wish.kind, conference_id: conferenceId })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    return { ok: true, ...row };
  }
  const before = await db
    .selectFrom('web_page')
    .select('version')
    .where('id', '=', wish.id)
    .where('kind', '=', wish.kind)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return { ok: false, reason: 'not_found' };
  if (before.version !== wish.seen) return { ok: false, reason: 'changed_meanwhile' };
  const row = await db
    .updateTable('web_page')
    .set({ ...values, version: before.version + 1 })
    .where('id', '=', wish.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  return { ok: true, ...row };
}

/** False: there is no such page in this conference. */
export async function setRemoved(db: Database, conferenceId: number, id: number, at: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('web_page')
    .set({ removed_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False: there is no such conference. */
export async function saveHosts(db: Database, conferenceId: number, hosts: readonly string[]): Promise<boolean> {
  const row = await db
    .updateTable('conference')
    .set({ frame_hosts: json(hosts) })
    .where('id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
