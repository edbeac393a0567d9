import type { ChangePolicy } from '@meetingapp/domain/registration/change-policy.ts';
import type { Database } from '../../db/database.ts';

/** What people of a conference may change by themselves. */
export async function saveChangePolicy(db: Database, conferenceId: number, policy: ChangePolicy): Promise<boolean> {
  const changed = await db
    .updateTable('conference')
    .set({ change_policy: JSON.stringify(policy) })
    .where('id', '=', conferenceId)
    .returning('id')
    .execute();
  return changed.length > 0;
}
