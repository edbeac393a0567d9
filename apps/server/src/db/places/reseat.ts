import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { PlaceRequest } from './place-request.ts';
import { lockStocks, takenByOthers } from './lock.ts';
import { lockRemaining } from './remaining.ts';

/**
 * Replaces the nights of a confirmed registration with these, all or none, so that changing a room never needs two. Call it last in
 * the transaction: the locks block all others until its end.
 */
export async function reseatNights(
  transaction: DatabaseTransaction,
  registrationId: number,
  wishes: readonly PlaceRequest[],
): Promise<boolean> {
  const remaining = await lockRemaining(transaction, [{ registrationId, wishes }]);
  const own = await transaction
    .selectFrom('claim')
    .select(['id', 'stock_id', 'part', 'gender'])
    .where('registration_id', '=', registrationId)
    .where('part', 'is not', null)
    .where('state', '=', 'confirmed')
    .execute();
  for (const wish of wishes) {
    const { stockId, part = 'room', gender = null } = wish;
    // The registration can keep what it has, even when there are fewer rooms now than are taken.
    const has = own.some((claim) => claim.stock_id === stockId && claim.part === part && claim.gender === gender);
    if (!has && remaining.get(stockId)?.lacks({ registrationId, wishes }, wish)) return false;
  }
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('part', 'is not', null)
    .where('state', '=', 'confirmed')
    .execute();
  if (wishes.length > 0)
    await transaction
      .insertInto('claim')
      .values(
        wishes.map(({ stockId, part = 'room', gender = null, mateId = null }) => ({
          stock_id: stockId,
          registration_id: registrationId,
          part,
          gender,
          mate_id: mateId,
          state: 'confirmed' as const,
        })),
      )
      .execute();
  return true;
}

/**
 * Moves a confirmed registration to another branch: confirms a place there and releases its claims on other branches. Returns false,
 * without changes, when the branch is full, counting the people waiting for it. The stock stays locked until the transaction ends.
 */
export async function reseatBranch(
  transaction: DatabaseTransaction,
  registrationId: number,
  stockId: number,
): Promise<boolean> {
  const [locked] = await lockStocks(transaction, [stockId], [registrationId]);
  if (locked && takenByOthers(locked) + 1 > locked.size) return false;
  await transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('state', '<>', 'released')
    .where('stock_id', 'in', transaction.selectFrom('stock').select('id').where('kind', '=', 'branch'))
    .execute();
  await transaction
    .insertInto('claim')
    .values({ stock_id: stockId, registration_id: registrationId, amount: 1, state: 'confirmed', held_until: null })
    .execute();
  return true;
}
