import type { Database } from '../connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../connection/transaction.ts';
import { hashToken, newToken } from './token-hash.ts';

/** Days without a log-in after which a device is forgotten. */
export const knownDeviceDays = 180;

/** Owner of a device: an attendee's account or a member of staff. */
export type Owner = { accountId: number } | { staffId: number };

const columnsOf = (owner: Owner) =>
  'accountId' in owner
    ? { account_id: owner.accountId, staff_id: null }
    : { account_id: null, staff_id: owner.staffId };

/** True when this person has logged in on the device and the trust has not been revoked. */
export async function isKnownDevice(db: Database, device: Buffer | null, owner: Owner, now: Date): Promise<boolean> {
  if (device === null) return false;
  const { account_id, staff_id } = columnsOf(owner);
  const row = await db
    .selectFrom('known_device')
    .select('used_at')
    .where('hash', '=', device)
    .where('account_id', 'is not distinct from', account_id)
    .where('staff_id', 'is not distinct from', staff_id)
    .where('used_at', '>', new Date(now.getTime() - knownDeviceDays * 86_400_000))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a log-in and returns the new token for the device's cookie: 256 random bits, stored only as a hash. The token changes at
 * every log-in, also for other people known on this device, so that a token planted there beforehand becomes void.
 */
export function rememberDevice(
  db: Database,
  { device, owner, session, now }: { device: Buffer | null; owner: Owner; session: Buffer; now: Date },
): Promise<string> {
  const token = newToken();
  const hash = hashToken(token);
  return inTransaction(db, async (transaction) => {
    if (device !== null)
      await transaction.updateTable('known_device').set({ hash }).where('hash', '=', device).execute();
    await transaction
      .insertInto('known_device')
      .values({ hash, ...columnsOf(owner), session, used_at: now })
      .onConflict((conflict) =>
        conflict.columns(['hash', 'account_id', 'staff_id']).doUpdateSet({ session, used_at: now }),
      )
      .execute();
    return token;
  });
}

/** Revokes the trust in a person's devices, except the device of one session. */
export async function revokeDevices(
  db: Database | DatabaseTransaction,
  owner: Owner,
  butOf: Buffer | null = null,
): Promise<void> {
  const { account_id, staff_id } = columnsOf(owner);
  await db
    .deleteFrom('known_device')
    .where('account_id', 'is not distinct from', account_id)
    .where('staff_id', 'is not distinct from', staff_id)
    .$if(butOf !== null, (query) => query.where('session', '!=', butOf as Buffer))
    .execute();
}
