import type { Database } from '../../../db/connection/database.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { holdPlaces } from '../../../db/places/hold.ts';
import { reseatBranch } from '../../../db/places/reseat.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { DeskAct } from './commands.ts';
import { findBranches, findFees } from '../configuration/queries.ts';
import { findLive, lockAtDesk } from '../record/queries-locked.ts';
import type { RegistrationRow } from '../record/queries.ts';

type Reason =
  | 'not_found'
  | 'registration_locked'
  | 'branch_missing'
  | 'branch_full'
  | 'fee_not_eligible'
  | 'already_registered';
type Outcome = { ok: true } | { ok: false; reason: Reason };

/** Moves a registration to another branch at the same fee: the new place is held before the old one is released. */
export async function moveBranch(db: Database, act: DeskAct & { branchId: number; reason: string }): Promise<Outcome> {
  try {
    return await inTransactionIfOk(db, (transaction) => move(transaction, act));
  } catch (error) {
    if (isTaken(error, 'registration_person')) return refused('already_registered');
    throw error;
  }
}

async function move(
  transaction: DatabaseTransaction,
  { cid, id, branchId, reason, staffId, now }: DeskAct & { branchId: number; reason: string },
): Promise<Outcome> {
  const row = await lockAtDesk(transaction, cid, id);
  if (!row) return refused('not_found');
  if (!['submitted', 'approved', 'confirmed'].includes(row.state)) return refused('registration_locked');
  const branches = await findBranches(transaction, cid);
  const to = branches.find((one) => one.id === branchId);
  if (!to || branchId === row.branch_id) return refused('branch_missing');
  const fee = (await findFees(transaction, cid)).find((one) => one.id === row.fee_kind_id);
  if (fee && fee.branch_id !== null && fee.branch_id !== branchId) return refused('fee_not_eligible');
  if (await findLive(transaction, cid, branchId, row.person_key, id)) return refused('already_registered');
  const from = branches.find((one) => one.id === row.branch_id);
  const why = [from?.title.zh ?? '', '→', to.title.zh, reason].filter(Boolean).join(' ');
  const still = { from: row.state, to: row.state, change: { branch_id: branchId } };
  await recordRegistration(transaction, { id, event: 'move', ...still, actor: `staff:${staffId}`, now, why });
  return (await takePlace(transaction, row, to.stock_id, now)) ? { ok: true } : refused('branch_full');
}

async function takePlace(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  stockId: number,
  now: Date,
): Promise<boolean> {
  if (row.state !== 'confirmed') {
    const until =
      row.hold_until !== null && row.hold_until > now ? row.hold_until : new Date(now.getTime() + 1_800_000);
    const wishes = [{ stockId, kind: 'branch' as const, amount: 1 }];
    return (await holdPlaces(transaction, { registrationId: row.id, kinds: ['branch'], wishes, until })).ok;
  }
  return reseatBranch(transaction, row.id, stockId);
}
