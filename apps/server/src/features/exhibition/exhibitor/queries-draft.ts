import type { Database } from '../../../db/connection/database.ts';

/** The draft of an exhibitor's page; undefined when there is none. */
export const findDraft = (db: Database, exhibitorId: number) =>
  db.selectFrom('exhibitor_draft').selectAll().where('exhibitor_id', '=', exhibitorId).executeTakeFirst();
export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

/** The same, locked until the transaction ends. */
export const lockDraft = (db: Database, exhibitorId: number) =>
  db.selectFrom('exhibitor_draft').selectAll().where('exhibitor_id', '=', exhibitorId).forUpdate().executeTakeFirst();

/** True when staff release what exhibitors of the conference send; so it is unless staff have chosen otherwise. */
export async function needsRelease(db: Database, conferenceId: number): Promise<boolean> {
  const row = await db
    .selectFrom('exhibition_settings')
    .select('release')
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row?.release ?? true;
}
