import type { ParsedBodyOf } from '@meetingapp/contract/call.ts';
import type { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { matchVersion, nextVersion, type VersionConflict } from '../../../db/rows/optimistic-lock.ts';
import { cleanRich } from '../../../http/security/clean-html.ts';
import { setParts } from './commands-parts.ts';

type Calls = typeof agendaConsoleCalls;
type SessionWish = ParsedBodyOf<Calls['saveSession']>['session'];
type Move = Omit<ParsedBodyOf<Calls['moveSession']>, 'cid'>;

export type Written<Extra = object> = ({ ok: true; version: number } & Extra) | VersionConflict;

const json = (value: unknown) => JSON.stringify(value);

/** Locks a session of this conference. Fails when its version is no longer `seen`. */
export async function lockSession(db: Database, conferenceId: number, id: number, seen: number | null) {
  const row = await db
    .selectFrom('programme_session')
    .select(['id', 'version', 'starts_at'])
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .forUpdate()
    .executeTakeFirst();
  return matchVersion(row, seen);
}

/** Creates or changes a session. When its beginning moves, its talks move with it. */
export async function saveSession(
  db: Database,
  conferenceId: number,
  wish: SessionWish,
): Promise<Written<{ id: number }>> {
  const values = {
    kind: wish.kind,
    title: json(wish.title),
    introduction: json(cleanRich(wish.introduction)),
    sponsor: json(wish.sponsor),
    hall_id: wish.hall,
    starts_at: new Date(wish.from),
    ends_at: new Date(wish.to),
    topics: wish.topics,
  };
  if (wish.id === null) {
    const row = await db
      .insertInto('programme_session')
      .values({ ...values, conference_id: conferenceId })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    await setParts(db, 'session_id', row.id, wish.parts);
    return { ok: true, id: row.id, version: row.version };
  }
  const locked = await lockSession(db, conferenceId, wish.id, wish.seen);
  if (!locked.ok) return locked;
  await setParts(db, 'session_id', wish.id, wish.parts);
  await moveTalks(db, wish.id, values.starts_at.getTime() - locked.row.starts_at.getTime());
  const { version } = await db
    .updateTable('programme_session')
    .set({ ...values, version: nextVersion })
    .where('id', '=', wish.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return { ok: true, id: wish.id, version };
}

export async function moveSession(
  db: Database,
  conferenceId: number,
  { sessionId, seen, hall, from, to }: Move,
): Promise<Written> {
  const locked = await lockSession(db, conferenceId, sessionId, seen);
  if (!locked.ok) return locked;
  const startsAt = new Date(from);
  await moveTalks(db, sessionId, startsAt.getTime() - locked.row.starts_at.getTime());
  const { version } = await db
    .updateTable('programme_session')
    .set({ hall_id: hall, starts_at: startsAt, ends_at: new Date(to), version: nextVersion })
    .where('id', '=', sessionId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return { ok: true, version };
}

async function moveTalks(db: Database, sessionId: number, ms: number): Promise<void> {
  if (ms === 0) return;
  await db
    .updateTable('talk')
    .set({ starts_at: sql`starts_at + ${ms} * interval '1 millisecond'`, version: nextVersion })
    .where('session_id', '=', sessionId)
    .where('starts_at', 'is not', null)
    .execute();
}

/** Its talks become unplaced again. */
export async function removeSession(
  db: Database,
  conferenceId: number,
  sessionId: number,
  seen: number,
): Promise<Written> {
  const locked = await lockSession(db, conferenceId, sessionId, seen);
  if (!locked.ok) return locked;
  await db
    .updateTable('talk')
    .set({ session_id: null, starts_at: null, version: nextVersion })
    .where('session_id', '=', sessionId)
    .execute();
  await db.deleteFrom('programme_session').where('id', '=', sessionId).execute();
  return { ok: true, version: seen };
}
