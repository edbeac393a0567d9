import type { Database } from '../../../db/connection/database.ts';

/** Materials of one session or talk, in order. */
export const materialsOf = (db: Database, conferenceId: number, column: 'session_id' | 'talk_id', owner: number) =>
  db
    .selectFrom('material')
    .select(['id', 'title', 'address', 'size', 'read_only'])
    .where('conference_id', '=', conferenceId)
    .where(column, '=', owner)
    .orderBy('position')
    .orderBy('id')
    .execute();
