import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Makes a stamp for every exhibitor of a conference that has a booth and none yet; returns how many. */
export async function makeStamps(
  db: Database,
  { conferenceId, points }: { conferenceId: number; points: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into stamp (conference_id, name, points, exhibitor_id)
    select conference_id, name, ${points}, id from exhibitor
    where conference_id = ${conferenceId} and booth <> ''
    order by booth
    on conflict (exhibitor_id) where exhibitor_id is not null do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}
