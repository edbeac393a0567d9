import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { Database } from '../../../db/connection/database.ts';
import { revokeDevices } from '../../../db/sessions/known-devices.ts';
import { endStaffSessions } from '../../../db/sessions/sessions.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { hashPassword } from '../../../http/security/passwords.ts';
import { factorsOf } from '../factor/queries.ts';

/** Changes the password and ends the other sessions. The caller has checked the present password. */
export async function changePassword(
  db: Database,
  { staffId, password, tokenHash, now }: { staffId: number; password: string; tokenHash: Buffer; now: Date },
): Promise<'password_weak' | null> {
  if (isWeakPassword(password)) return 'password_weak';
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('staff_member')
      .set({ password_hash: passwordHash })
      .where('id', '=', staffId)
      .execute();
    await transaction.deleteFrom('staff_link').where('staff_id', '=', staffId).execute();
    await endStaffSessions(transaction, { staffId, now, but: tokenHash });
    await revokeDevices(transaction, { staffId }, tokenHash);
  });
  return null;
}

/** Ends every session except the caller's, and the trust in other devices; returns how many sessions ended. */
export function endOtherSessions(
  db: Database,
  { staffId, now, but }: { staffId: number; now: Date; but: Buffer },
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await revokeDevices(transaction, { staffId }, but);
    return endStaffSessions(transaction, { staffId, now, but });
  });
}

/** Ends a session of the person, given by its public id, and the trust in its device, which may be lost. */
export async function endOwnSession(db: Database, staffId: number, session: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('access_token')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where(({ fn, val }) => fn<string>('encode', ['hash', val('hex')]), 'like', `${session.toLowerCase()}%`)
    .returning('hash')
    .executeTakeFirst();
  if (!ended) return false;
  await db.deleteFrom('known_device').where('staff_id', '=', staffId).where('session', '=', ended.hash).execute();
  return true;
}

/** Removes a passkey, or the app (`passkey` null). The recovery codes are removed with the last factor. */
export function removeFactor(db: Database, staffId: number, passkey: number | null): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const removed =
      passkey === null
        ? await transaction.deleteFrom('staff_totp').where('staff_id', '=', staffId).executeTakeFirst()
        : await transaction
            .deleteFrom('staff_passkey')
            .where('staff_id', '=', staffId)
            .where('id', '=', passkey)
            .executeTakeFirst();
    if ((await factorsOf(transaction, staffId)) === null)
      await transaction.deleteFrom('staff_recovery').where('staff_id', '=', staffId).execute();
    return removed.numDeletedRows > 0n;
  });
}
