import { sql } from 'kysely';
import { roles } from '@meetingapp/contract/call.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { runningStates } from '@meetingapp/domain/rehearsal/states.ts';
import type { Database } from '../../db/connection/database.ts';

const ofRehearsal = (db: Database) =>
  db
    .selectFrom('rehearsal')
    .innerJoin('staff_member as starter', 'starter.id', 'rehearsal.started_by')
    .leftJoin('staff_member as signer', 'signer.id', 'rehearsal.signed_by')
    .selectAll('rehearsal')
    .select(['starter.name as started_by_name', 'signer.name as signed_by_name']);

/** The rehearsals of a conference, the newest first. */
export const findRehearsals = (db: Database, conferenceId: number) =>
  ofRehearsal(db).where('rehearsal.conference_id', '=', conferenceId).orderBy('number', 'desc').limit(50).execute();
export type RehearsalRow = Awaited<ReturnType<typeof findRehearsals>>[number];

export const findRehearsal = (db: Database, id: number) =>
  db.selectFrom('rehearsal').selectAll().where('id', '=', id).executeTakeFirst();

/** The same of one conference, locked for a change. */
export const lockRehearsal = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('rehearsal')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const secondsOf = (db: Database, id: number) =>
  db
    .selectFrom('rehearsal_second')
    .select(['second', 'scenario', 'requests', 'failures', 'median', 'p95'])
    .where('rehearsal_id', '=', id)
    .orderBy('second')
    .orderBy('scenario', 'desc')
    .execute();
export type SecondRow = Awaited<ReturnType<typeof secondsOf>>[number];

/** True while one is running, of whatever conference: they share the capacity of the server. */
export async function isOneRunning(db: Database): Promise<boolean> {
  const row = await db.selectFrom('rehearsal').select('id').where('state', 'in', runningStates).executeTakeFirst();
  return row !== undefined;
}

/** The number of the next rehearsal of a conference, and the id that it is likely to get. */
export async function nextNumbers(db: Database, conferenceId: number): Promise<{ number: number; id: number }> {
  const { rows } = await sql<{ number: number; id: number }>`select
    coalesce((select max(number) from rehearsal where conference_id = ${conferenceId}), 0)::int + 1 as number,
    coalesce((select max(id) from rehearsal), 0)::int + 1 as id`.execute(db);
  return rows[0] ?? { number: 1, id: 1 };
}

/** The entrance at which a check-in wave is played: the one with the fewest limits. */
export const findEntrance = (
  db: Database,
  conferenceId: number,
): Promise<{ id: number; name: Bilingual } | undefined> =>
  db
    .selectFrom('checkin_point')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .where('kind', '=', 'entry')
    .where('closed_at', 'is', null)
    .orderBy(sql`cardinality(roles) + cardinality(fee_ids) + cardinality(branch_ids)`)
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();

/** The exam that is played: the first one whose items are fixed, as they are once it was published. */
export const findExam = (db: Database, conferenceId: number): Promise<{ id: number; title: Bilingual } | undefined> =>
  db
    .selectFrom('exam')
    .select(['id', sql<Bilingual>`rules -> 'title'`.as('title')])
    .where('conference_id', '=', conferenceId)
    .where(sql<boolean>`jsonb_array_length(pool) > 0`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The live room that is played: the first one. */
export const findLiveRoom = (
  db: Database,
  conferenceId: number,
): Promise<{ id: number; name: Bilingual } | undefined> =>
  db
    .selectFrom('live_room')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .orderBy('position')
    .orderBy('id')
    .executeTakeFirst();

/** Fees on sale, in whatever price window: without one nobody can register. */
export async function hasFees(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('fee_kind')
    .innerJoin('fee_window', 'fee_window.fee_kind_id', 'fee_kind.id')
    .select('fee_kind.id')
    .where('conference_id', '=', conferenceId)
    .where('closed', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Names of the valid tickets in a copy, in the order in which they were issued. */
export async function printsOf(db: Database, copyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('ticket')
    .select('print')
    .where('conference_id', '=', copyId)
    .where('state', '=', 'valid')
    .orderBy('id')
    .execute();
  return rows.map(({ print }) => print);
}

/** Rehearsals that ended before a moment and whose copy still stands, and those that were left behind in the middle. */
export async function findLeftovers(db: Database, endedBefore: Date, startedBefore: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('rehearsal')
    .select('id')
    .where((where) =>
      where.or([
        where.and([where('removed_at', 'is', null), where('ended_at', '<', endedBefore)]),
        where.and([where('state', 'in', runningStates), where('started_at', '<', startedBefore)]),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** What failed and was made a task. */
export const tasksOf = (db: Database, id: number) =>
  db
    .selectFrom('rehearsal_task')
    .innerJoin('staff_member as maker', 'maker.id', 'rehearsal_task.made_by')
    .leftJoin('staff_member as doer', 'doer.id', 'rehearsal_task.done_by')
    .leftJoin('staff_member as assignee', 'assignee.id', 'rehearsal_task.assigned_to')
    .select([
      'criterion',
      'made_at',
      'assigned_to',
      'maker.name as made_by_name',
      'doer.name as done_by_name',
      'assignee.name as assignee_name',
    ])
    .where('rehearsal_id', '=', id)
    .orderBy('made_at')
    .execute();
export type TaskRow = Awaited<ReturnType<typeof tasksOf>>[number];

/** Present staff of a conference who may open its rehearsals. */
export const colleaguesOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('staff_member')
    .innerJoin('conference', 'conference.society_id', 'staff_member.society_id')
    .select(['staff_member.id', 'name', 'email'])
    .where('conference.id', '=', conferenceId)
    .where('ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_grant')
          .whereRef('staff_grant.staff_id', '=', 'staff_member.id')
          .where('role', 'in', roles.setUp)
          .where((where) => where.or([where('conference_id', '=', conferenceId), where('conference_id', 'is', null)]))
          .select('staff_grant.id'),
      ),
    )
    .orderBy('name')
    .orderBy('staff_member.id')
    .execute();
export type ColleagueRow = Awaited<ReturnType<typeof colleaguesOf>>[number];
