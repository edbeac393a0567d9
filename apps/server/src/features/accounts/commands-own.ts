import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { closesAt } from '@meetingapp/domain/accounts/closing.ts';
import type { Database } from '../../db/connection/database.ts';
import { useCode, type CodeFault } from '../../db/sessions/one-time-codes.ts';
import type { Origin } from '../../db/sessions/log-in-failures.ts';

/** A log-in alone does not close an account: where it has a phone or e-mail address, a code sent there is required. */
export async function closeAccount(
  db: Database,
  {
    accountId,
    to,
    code,
    origin,
    now,
  }: { accountId: number; to: string | null; code: string; origin: Origin; now: Date },
): Promise<{ ok: true; closesAt: Date } | CodeFault> {
  const address = to === null ? null : readAddress(to);
  const fault = address && (await useCode(db, { address, code, purposes: ['login'], origin, known: true, now }));
  if (fault) return fault;
  const at = closesAt(now);
  await db.updateTable('account').set({ closes_at: at }).where('id', '=', accountId).execute();
  return { ok: true, closesAt: at };
}

export const cancelClosing = (db: Database, accountId: number) =>
  db.updateTable('account').set({ closes_at: null }).where('id', '=', accountId).execute();
