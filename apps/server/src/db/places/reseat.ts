import { fits } from '@meetingapp/domain/hotel/rooms.ts';
import type { DatabaseTransaction } from '../transaction.ts';
import type { Wish } from './hold.ts';
import { lockStocks } from './lock.ts';
import { asRoomClaim } from './room-claim.ts';

/**
 * Gives a confirmed registration these nights for good in place of those it has, all or none: nobody needs two rooms to change
 * one. Everybody else waits from here to the end of the transaction: let it come last.
 */
export async function reseatNights(
  transaction: DatabaseTransaction,
  registrationId: number,
  wishes: readonly Wish[],
): Promise<boolean> {
  const stocks = await lockStocks(
    transaction,
    wishes.map((wish) => wish.stockId),
    registrationId,
  );
  const own = await transaction
    .selectFrom('claim')
    .select(['id', 'stock_id', 'part', 'gender'])
    .where('registration_id', '=', registrationId)
    .where('part', 'is not', null)
    .where('state', '=', 'confirmed')
    .execute();
  for (const { stockId, part = 'room', gender = null, mateId = null, beds = 1 } of wishes) {
    const stock = stocks.find(({ id }) => id === stockId);
    // What one has one keeps, even where there are fewer rooms now than are taken.
    const has = own.some((claim) => claim.stock_id === stockId && claim.part === part && claim.gender === gender);
    if (!stock || has) continue;
    const wanted = [asRoomClaim({ registrationId, part, gender, mateId })];
    const taken = (stock.claims ?? []).map(asRoomClaim);
    if (!fits({ size: stock.size, bedsPerRoom: beds, taken, wanted })) return false;
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
