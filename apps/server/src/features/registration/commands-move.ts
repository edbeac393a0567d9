import type { Database } from '../../db/database.ts';
import { recordRegistration } from '../../db/history.ts';
import { holdPlaces } from '../../db/places/hold.ts';
import { lockStocks } from '../../db/places/lock.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../db/transaction.ts';
import type { DeskAct } from './commands-review.ts';
import { findBranches, findFees } from './queries-configuration.ts';
import { findLive, lockAtDesk } from './queries-locked.ts';
import type { RegistrationRow } from './queries.ts';

type Reason =
  | 'not_found'
  | 'registration_locked'
  | 'branch_missing'
  | 'branch_full'
  | 'fee_not_eligible'
  | 'already_registered';
type Outcome = { ok: true } | { ok: false; reason: Reason };
const no = (reason: Reason) => ({ ok: false, reason }) as const;

/** Moves a registration to another branch at the same fee: the new place is taken before the old one is free. */
export async function moveBranch(db: Database, act: DeskAct & { branchId: number; reason: string }): Promise<Outcome> {
  try {
    return await inTransactionIfOk(db, (transaction) => move(transaction, act));
  } catch (error) {
    if (isTaken(error, 'registration_person')) return no('already_registered');
    throw error;
  }
}

async function move(
  transaction: DatabaseTransaction,
  { cid, id, branchId, reason, staffId, now }: DeskAct & { branchId: number; reason: string },
): Promise<Outcome> {
  const row = await lockAtDesk(transaction, cid, id);
  if (!row) return no('not_found');
  if (!['submitted', 'approved', 'confirmed'].includes(row.state)) return no('registration_locked');
  const branches = await findBranches(transaction, cid);
  const to = branches.find((one) => one.id === branchId);
  if (!to || branchId === row.branch_id) return no('branch_missing');
  const fee = (await findFees(transaction, cid)).find((one) => one.id === row.fee_kind_id);
  if (fee && fee.branch_id !== null && fee.branch_id !== branchId) return no('fee_not_eligible');
  if (await findLive(transaction, cid, branchId, row.person_key, id)) return no('already_registered');
  const from = branches.find((one) => one.id === row.branch_id);
  const why = [from?.title.zh ?? '', '→', to.title.zh, reason].filter(Boolean).join(' ');
  const still = { from: row.state, to: row.state, change: { branch_id: branchId } };
  await recordRegistration(transaction, { id, event: 'move', ...still, actor: `staff:${staffId}`, now, why });
  return (await takePlace(transaction, row, to.stock_id, now)) ? { ok: true } : no('branch_full');
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
  const [locked] = await lockStocks(transaction, [stockId], row.id);
  if (locked && locked.taken + locked.promised + 1 > locked.size) return false;
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', row.id)
    .where('state', '<>', 'released')
    .where('stock_id', 'in', transaction.selectFrom('stock').select('id').where('kind', '=', 'branch'))
    .execute();
  await transaction
    .insertInto('claim')
    .values({ stock_id: stockId, registration_id: row.id, amount: 1, state: 'confirmed', held_until: null })
    .execute();
  return true;
}
