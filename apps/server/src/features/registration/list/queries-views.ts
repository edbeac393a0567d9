import type { Database } from '../../../db/connection/database.ts';

/** The saved views of a person: their own, and those shared with everybody. */
export const findViews = (db: Database, cid: number, staffId: number) =>
  db
    .selectFrom('saved_view')
    .selectAll()
    .where('conference_id', '=', cid)
    .where((where) => where.or([where('staff_id', '=', staffId), where('shared', '=', true)]))
    .orderBy('id')
    .limit(30)
    .execute();
export type ViewRow = Awaited<ReturnType<typeof findViews>>[number];
