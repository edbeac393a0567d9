import type { Database } from '../../../db/connection/database.ts';

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
