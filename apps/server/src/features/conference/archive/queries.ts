import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** An uploaded archive of a society. */
export const findArchive = (db: Database, societyId: number, id: number) =>
  db
    .selectFrom('conference_archive')
    .selectAll()
    .where('society_id', '=', societyId)
    .where('id', '=', id)
    .executeTakeFirst();
export type ArchiveRecord = NonNullable<Awaited<ReturnType<typeof findArchive>>>;

/**
 * The archive that a member of staff uploaded last and did not import. A refused one only when it has people: it may be accepted without
 * them.
 */
export const findPendingArchive = (db: Database, societyId: number, staffId: number) =>
  db
    .selectFrom('conference_archive')
    .select('id')
    .where('society_id', '=', societyId)
    .where('staff_id', '=', staffId)
    .where('file_id', '<>', '')
    .where('made_id', 'is', null)
    .where(sql<boolean>`(faults = '[]' or contains = 'everything')`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The same, locked, so that two people do not check and apply it at once. */
export const lockArchive = (db: Database, societyId: number, id: number) =>
  db
    .selectFrom('conference_archive')
    .selectAll()
    .where('society_id', '=', societyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** True while money of a conference is on its way back, which is finished where it began. */
export async function hasRefundsUnderWay(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .select('refund.id')
    .where('orders.conference_id', '=', conferenceId)
    .where('refund.state', 'in', ['asked', 'sent'])
    .executeTakeFirst();
  return row !== undefined;
}

/** True while a task of it waits or runs. */
export async function isBusy(db: Database, { check_task_id, apply_task_id }: ArchiveRecord): Promise<boolean> {
  const ids = [check_task_id, apply_task_id].filter((id) => id !== null);
  if (ids.length === 0) return false;
  const row = await db
    .selectFrom('task')
    .select(sql<number>`1`.as('one'))
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reads everything as it is at one moment, while others go on writing. */
export const inSnapshot = <T>(db: Database, work: (snapshot: DatabaseTransaction) => Promise<T>): Promise<T> =>
  inTransaction(db, work, { isolation: 'repeatable read' });
