import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { pagesConsoleCalls } from '@meetingapp/contract/pages/console.ts';
import type { Database } from '../../db/connection/database.ts';
import { lockVersion, nextVersion, setRemoved, type VersionConflict } from '../../db/rows/optimistic-lock.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';

type Wish = ParsedBodyOf<(typeof pagesConsoleCalls)['save']>['page'];
type Saved = { ok: true; id: number; version: number } | VersionConflict;

const json = (value: unknown) => JSON.stringify(value);

/** Creates or changes a page or a topic; refuses a save that began from an older version. */
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
  const locked = await lockVersion(db, 'web_page', { conferenceId, id: wish.id }, wish.seen);
  if (!locked.ok) return locked;
  const row = await db
    .updateTable('web_page')
    .set({ ...values, version: nextVersion })
    .where('id', '=', wish.id)
    // A page cannot become a topic.
    .where('kind', '=', wish.kind)
    .returning(['id', 'version'])
    .executeTakeFirst();
  return row ? { ok: true, ...row } : { ok: false, reason: 'not_found' };
}

export const setPageRemoved = (db: Database, conferenceId: number, id: number, at: Date | null) =>
  setRemoved(db, 'web_page', { conferenceId, id }, at);

/** False when the conference does not exist. */
export async function saveHosts(db: Database, conferenceId: number, hosts: readonly string[]): Promise<boolean> {
  const row = await db
    .updateTable('conference')
    .set({ frame_hosts: json(hosts) })
    .where('id', '=', conferenceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
