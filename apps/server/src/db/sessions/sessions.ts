import type { Token } from '@meetingapp/contract/accounts/account.ts';
import { hashToken, newToken } from './token-hash.ts';
import type { Database } from '../connection/database.ts';

const days = { general: 90, registration: 30, staff: 1 } as const;

export interface NewSession {
  kind: keyof typeof days;
  accountId?: number;
  staffId?: number;
  device: string;
  now: Date;
}

/** Begins a session and returns its token, of which only the hash is stored. */
export async function beginSession(
  db: Database,
  { kind, accountId, staffId, device, now }: NewSession,
): Promise<Token> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + days[kind] * 86_400_000);
  await db
    .insertInto('access_token')
    .values({
      hash: hashToken(token),
      kind,
      account_id: accountId ?? null,
      staff_id: staffId ?? null,
      device,
      created_at: now,
      used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { tToken: token, expiresAt: expiresAt.toISOString() };
}

/** Ends one session. */
export async function endSession(db: Database, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('access_token').set({ ended_at: now }).where('hash', '=', tokenHash).execute();
}

/** Ends every session of an account, for example after a password change. */
export async function endSessionsOf(db: Database, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a member of staff except one; returns how many ended. */
export async function endStaffSessions(
  db: Database,
  { staffId, now, but = null }: { staffId: number; now: Date; but?: Buffer | null },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('access_token')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(but !== null, (query) => query.where('hash', '!=', but as Buffer))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
