import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { Database } from '../../db/database.ts';
import { endStaffSessions } from '../../db/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashPassword } from '../../http/passwords.ts';
import { factorsOf } from './queries-factors.ts';

/** A new password; the other log-ins end. The present one was checked. */
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
  });
  return null;
}

/** Every log-in but the one that asks. */
export const endOtherSessions = endStaffSessions;

/** One's own log-in by its public number. */
export async function endOwnSession(db: Database, staffId: number, session: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('access_token')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where(({ fn, val }) => fn<string>('encode', ['hash', val('hex')]), 'like', `${session.toLowerCase()}%`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** `passkey` null: the app. With the last factor go the recovery codes. */
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
