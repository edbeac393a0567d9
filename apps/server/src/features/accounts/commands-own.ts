import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { closesAt } from '@meetingapp/domain/accounts/closing.ts';
import type { Database } from '../../db/database.ts';
import { useCode, type CodeFault } from './commands-codes.ts';

/** A log-in alone does not close an account: who has the phone or the mailbox does, where there is one. */
export async function closeAccount(
  db: Database,
  { accountId, to, code, now }: { accountId: number; to: string | null; code: string; now: Date },
): Promise<{ ok: true; closesAt: Date } | { ok: false; reason: CodeFault }> {
  const address = to === null ? null : readAddress(to);
  const fault = address && (await useCode(db, { address, code, purposes: ['login'], now }));
  if (fault) return { ok: false, reason: fault };
  const at = closesAt(now);
  await db.updateTable('account').set({ closes_at: at }).where('id', '=', accountId).execute();
  return { ok: true, closesAt: at };
}

export const keepAccount = (db: Database, accountId: number) =>
  db.updateTable('account').set({ closes_at: null }).where('id', '=', accountId).execute();
