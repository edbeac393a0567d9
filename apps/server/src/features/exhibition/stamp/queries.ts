import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** The stamp of a booth, with how many people have it. */
export const boothStamp = (db: Database, exhibitorId: number) =>
  db
    .selectFrom('stamp')
    .select(['id', 'points'])
    .select(sql<number>`(select count(*)::int from stamp_given where stamp_given.stamp_id = stamp.id)`.as('given'))
    .where('exhibitor_id', '=', exhibitorId)
    .executeTakeFirst();
