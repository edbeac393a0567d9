import { releaseHeld } from '../../../db/places/settle.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

/** Drops an open change and releases what was held for it; the registration stays as it was. */
export async function dropChange(transaction: DatabaseTransaction, registrationId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('registration_change')
    .set({ state: 'dropped', ended_at: now })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'open')
    .execute();
  await releaseHeld(transaction, registrationId);
}
