import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';
import { refused } from '../../db/outcome.ts';
import { nextVersion } from '../../db/rows/optimistic-lock.ts';
import { confirmedRegistration } from '../registration/record/queries-confirmed.ts';
import { checkStampCode } from './writer.ts';

/** The key with which a conference signs its codes on walls; injected where the server is assembled. */
export type WallKeyOf = (db: Database, conferenceId: number) => Promise<string>;

interface Collecting {
  accountId: number;
  stampId: number;
  until: number;
  signature: string;
  now: Date;
}

type Collected =
  | { ok: true; cid: number; name: Bilingual; points: number; first: boolean }
  | { ok: false; reason: 'stamp_wrong' | 'stamp_over' | 'activity_registration' };

/** Gives a stamp by the signed code of its place, once. A code of another conference, and a forged one, are the same refusal. */
export async function collectStamp(db: Database, wallKeyOf: WallKeyOf, collecting: Collecting): Promise<Collected> {
  const { accountId, stampId, now } = collecting;
  const stamp = await db.selectFrom('stamp').selectAll().where('id', '=', stampId).executeTakeFirst();
  if (!stamp) return refused('stamp_wrong');
  const checked = checkStampCode(await wallKeyOf(db, stamp.conference_id), stampId, collecting, now);
  if (checked !== 'valid') return refused(checked);
  const shut = (stamp.opens_at && now < stamp.opens_at) || (stamp.closes_at && now > stamp.closes_at);
  if (shut) return refused('stamp_over');
  const registrationId = await confirmedRegistration(db, stamp.conference_id, accountId);
  if (registrationId === null) return refused('activity_registration');
  const given = await db
    .insertInto('stamp_given')
    .values({ stamp_id: stampId, registration_id: registrationId, at: now })
    .onConflict((conflict) => conflict.columns(['stamp_id', 'registration_id']).doNothing())
    .returning('stamp_id')
    .executeTakeFirst();
  return { ok: true, cid: stamp.conference_id, name: stamp.name, points: stamp.points, first: given !== undefined };
}

interface StampDraft {
  id: number | null;
  seen: number | null;
  name: Bilingual;
  points: number;
  sessionId: number | null;
  opensAt: string | null;
  closesAt: string | null;
}

type Saved =
  | { ok: true; id: number; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' | 'activity_times' };

/** Saves a stamp; a session of another conference is refused. */
export async function saveStamp(db: Database, conferenceId: number, draft: StampDraft): Promise<Saved> {
  const { opensAt, closesAt } = draft;
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt))
    return refused('activity_times');
  if (draft.sessionId !== null && !(await hasSession(db, conferenceId, draft.sessionId))) return refused('not_found');
  const values = {
    name: JSON.stringify(draft.name),
    points: draft.points,
    session_id: draft.sessionId,
    opens_at: opensAt === null ? null : new Date(opensAt),
    closes_at: closesAt === null ? null : new Date(closesAt),
  };
  if (draft.id === null) {
    const made = db.insertInto('stamp').values({ ...values, conference_id: conferenceId });
    return { ok: true, ...(await made.returning(['id', 'version']).executeTakeFirstOrThrow()) };
  }
  const changed = await db
    .updateTable('stamp')
    .set({ ...values, version: nextVersion })
    .where('id', '=', draft.id)
    .where('conference_id', '=', conferenceId)
    .where('version', '=', draft.seen ?? 0)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (changed) return { ok: true, ...changed };
  const there = await db
    .selectFrom('stamp')
    .select('id')
    .where('id', '=', draft.id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return refused(there ? 'changed_meanwhile' : 'not_found');
}

const hasSession = async (db: Database, conferenceId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('programme_session')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;
