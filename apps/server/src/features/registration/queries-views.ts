import type { Database } from '../../db/database.ts';

/** The saved views that a person sees: their own, and those that are for everybody. */
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
