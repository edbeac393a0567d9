import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { lockVersion, nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { setParts } from './commands-parts.ts';
import type { Written } from './commands-sessions.ts';

type Calls = typeof agendaConsoleCalls;
type TalkWish = ParsedBodyOf<Calls['saveTalk']>['talk'];
type Placing = Omit<ParsedBodyOf<Calls['placeTalk']>, 'cid'>;

const json = (value: unknown) => JSON.stringify(value);

const lockTalk = (db: Database, conferenceId: number, id: number, seen: number | null) =>
  lockVersion(db, 'talk', { conferenceId, id }, seen);

/** A new talk is unplaced. */
export async function saveTalk(db: Database, conferenceId: number, wish: TalkWish): Promise<Written<{ id: number }>> {
  const values = { title: json(wish.title), abstract: json(wish.abstract), minutes: wish.minutes };
  if (wish.id !== null) {
    const locked = await lockTalk(db, conferenceId, wish.id, wish.seen);
    if (!locked.ok) return locked;
  }
  const row =
    wish.id === null
      ? await db
          .insertInto('talk')
          .values({ ...values, conference_id: conferenceId })
          .returning(['id', 'version'])
          .executeTakeFirstOrThrow()
      : await db
          .updateTable('talk')
          .set({ ...values, version: nextVersion })
          .where('id', '=', wish.id)
          .returning(['id', 'version'])
          .executeTakeFirstOrThrow();
  await setParts(db, 'talk_id', row.id, wish.parts);
  return { ok: true, id: row.id, version: row.version };
}

/** Places a talk in a session before another of its talks, or takes it out of its session. The others keep their order. */
export async function placeTalk(db: Database, conferenceId: number, wish: Placing): Promise<Written> {
  const locked = await lockTalk(db, conferenceId, wish.talkId, wish.seen);
  if (!locked.ok) return locked;
  if (wish.session !== null && !(await lockedSession(db, conferenceId, wish.session)))
    return { ok: false, reason: 'not_found' };
  const others = await db
    .selectFrom('talk')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('session_id', 'is not distinct from', wish.session)
    .where('id', '<>', wish.talkId)
    .orderBy('position')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const ids = others.map(({ id }) => id);
  const at = wish.before === null ? -1 : ids.indexOf(wish.before);
  ids.splice(at < 0 ? ids.length : at, 0, wish.talkId);
  await sql`update talk set position = array_position(${ids}::bigint[], id) where id = any(${ids}::bigint[])`.execute(
    db,
  );
  const { version } = await db
    .updateTable('talk')
    .set({
      session_id: wish.session,
      starts_at: wish.session === null || wish.from === null ? null : new Date(wish.from),
      version: nextVersion,
    })
    .where('id', '=', wish.talkId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return { ok: true, version };
}

/** Locked, so that concurrent placements into one session are serialized. */
async function lockedSession(db: Database, conferenceId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('programme_session')
    .select('id')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeTalk(db: Database, conferenceId: number, talkId: number, seen: number): Promise<Written> {
  const locked = await lockTalk(db, conferenceId, talkId, seen);
  if (!locked.ok) return locked;
  await db.deleteFrom('talk').where('id', '=', talkId).execute();
  return { ok: true, version: seen };
}
