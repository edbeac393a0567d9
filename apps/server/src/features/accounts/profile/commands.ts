import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { revokeDevices } from '../../../db/sessions/known-devices.ts';
import { isOwnPicture } from '../../files/queries.ts';
import { sessionId } from '../queries.ts';

interface ProfileChange {
  name?: string | undefined;
  introduction?: string | undefined;
  avatar?: string | undefined;
}

/** Saves the parts that are given. An avatar must be a picture that this account uploaded. */
export async function saveProfile(
  db: Database,
  accountId: number,
  { name, introduction, avatar }: ProfileChange,
): Promise<{ ok: true } | { ok: false; reason: 'not_yours' }> {
  if (avatar && !(await isOwnPicture(db, accountId, avatar))) return { ok: false, reason: 'not_yours' };
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(introduction === undefined ? {} : { introduction }),
    ...(avatar === undefined ? {} : { avatar }),
  };
  if (Object.keys(change).length > 0) await db.updateTable('account').set(change).where('id', '=', accountId).execute();
  return { ok: true };
}

/**
 * Ends the log-in `id` of an account, or with null all but the one with the hash `but`. Ending all also revokes the trust in the other
 * devices. Returns how many ended.
 */
export function endDevices(
  db: Database,
  { accountId, id, but, now }: { accountId: number; id: string | null; but: Buffer; now: Date },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('access_token')
      .set({ ended_at: now })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where('hash', '!=', but)
      .$if(id !== null, (query) => query.where(sessionId, '=', id))
      .executeTakeFirstOrThrow();
    if (id === null) await revokeDevices(transaction, { accountId }, but);
    return Number(numUpdatedRows);
  });
}
