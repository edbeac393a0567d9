import { sql } from 'kysely';
import type { Database } from '../connection/database.ts';

/** Takes booths back whose hold is over, so that another exhibitor can have them. */
export async function releaseHolds(db: Database, conferenceId: number, now: Date): Promise<void> {
  await sql`update exhibitor set booth = '', version = version + 1
    where conference_id = ${conferenceId} and booth <> '' and deal = 'held' and held_until <= ${now}`.execute(db);
}

/** Of these labels, those of booths that an exhibitor has. Holds that are over were released before. */
export async function takenLabels(db: Database, conferenceId: number, labels: readonly string[]): Promise<string[]> {
  if (labels.length === 0) return [];
  const rows = await db
    .selectFrom('exhibitor')
    .select('booth')
    .where('conference_id', '=', conferenceId)
    .where('booth', 'in', labels)
    .forUpdate()
    .execute();
  return rows.map(({ booth }) => booth);
}
