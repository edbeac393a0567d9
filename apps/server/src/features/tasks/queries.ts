import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { hashToken } from '../../db/sessions/token-hash.ts';

/** The tasks that a person may see: all of a conference, or those of the society without a conference. */
export interface TaskPlace {
  societyId: number;
  conferenceId: number | null;
}

const tasksAt = (db: Database, { societyId, conferenceId }: TaskPlace) =>
  db
    .selectFrom('task')
    .innerJoin('staff_member', 'staff_member.id', 'task.staff_id')
    .selectAll('task')
    .select('staff_member.name as staff_name')
    .where('task.society_id', '=', societyId)
    .where('task.conference_id', conferenceId === null ? 'is' : '=', conferenceId);

export const findTask = (db: Database, place: TaskPlace, id: number) =>
  tasksAt(db, place).where('task.id', '=', id).executeTakeFirst();

/** The newest first. */
export const latestTasks = (db: Database, place: TaskPlace) =>
  tasksAt(db, place).orderBy('task.id', 'desc').limit(50).execute();

export type TaskEntry = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/** Refused rows in order, after a number. */
export const refusedRows = (db: Database, taskId: number, after: number, limit: number) =>
  db
    .selectFrom('task_row')
    .select(['number', 'label', 'refusal'])
    .where('task_id', '=', taskId)
    .where('number', '>', after)
    .where('refusal', 'is not', null)
    .orderBy('number')
    .limit(limit)
    .execute();

/** The task file that this ticket opens. */
export const fileByTicket = (db: Database, ticket: string, now: Date) =>
  db
    .selectFrom('task')
    .select(['file_id', 'file_name'])
    .where('ticket_hash', '=', hashToken(ticket))
    .where('ticket_until', '>', now)
    .executeTakeFirst();

export const hasResult = async (db: Database, taskId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('task')
    .select('id')
    .where('id', '=', taskId)
    .where('result', '<>', sql<never>`'{}'::jsonb`)
    .executeTakeFirst();
  return row !== undefined;
};

export const rowsWithResult = async (db: Database, taskId: number): Promise<Set<number>> => {
  const rows = await db.selectFrom('task_row').select('number').where('task_id', '=', taskId).execute();
  return new Set(rows.map((row) => row.number));
};

export const countRows = (db: Database, taskId: number) =>
  db
    .selectFrom('task_row')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where refusal is not null))::int`.as('refused'),
    ])
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();

/** The numbers of the completed rows. */
export const doneRows = async (db: Database, taskId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('task_row')
    .select('number')
    .where('task_id', '=', taskId)
    .where('refusal', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};

/** How many rows an undo has completed, in a run that was interrupted too: they are no longer among those to be undone. */
export const countUndone = async (db: Database, taskId: number): Promise<number> => {
  const { all, refused } = await countRows(db, taskId);
  return all - refused;
};
