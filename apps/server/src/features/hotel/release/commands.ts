import { roomsLeft } from '@meetingapp/domain/hotel/rooms.ts';
import type { Database } from '../../../db/connection/database.ts';
import { lockStocks } from '../../../db/places/lock.ts';
import { takenNights } from '../../../db/places/night.ts';
import { resizeStock } from '../../../db/places/stock.ts';
import { inTransaction, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { hotelsToRelease, nightsOfHotel } from './queries.ts';

/**
 * Applies the release dates of hotel contracts: at the first date a share of the unsold rooms goes back for good; at the second, sales
 * end and the number left is recorded. Each once, under the locks of the nights.
 */
export async function releaseDue(db: Database, now: Date): Promise<void> {
  for (const { id, stage } of await hotelsToRelease(db, now))
    await inTransaction(db, (transaction) => release(transaction, id, stage, now));
}

const doneAt = { first: 'first_released_at', last: 'last_released_at' } as const;

async function release(
  transaction: DatabaseTransaction,
  hotelId: number,
  stage: 'first' | 'last',
  now: Date,
): Promise<void> {
  // Only one of several servers does this.
  const hotel = await transaction
    .updateTable('hotel')
    .set({ [doneAt[stage]]: now })
    .where('id', '=', hotelId)
    .where(doneAt[stage], 'is', null)
    .returning('release_first_percent')
    .executeTakeFirst();
  if (!hotel) return;
  const nights = await nightsOfHotel(transaction, hotelId);
  const stocks = await lockStocks(
    transaction,
    nights.map((night) => night.stock_id),
  );
  const taken = await takenNights(
    transaction,
    stocks.map(({ id }) => id),
  );
  for (const { id, size } of stocks) {
    const bedsPerRoom = nights.find((night) => night.stock_id === id)?.beds ?? 1;
    const { rooms: free } = roomsLeft({ size, bedsPerRoom, ...(taken.get(id) ?? { taken: [] }) });
    const rooms = stage === 'last' ? free : Math.floor((free * hotel.release_first_percent) / 100);
    if (rooms === 0) continue;
    if (stage === 'first') await resizeStock(transaction, id, size - rooms);
    await transaction
      .insertInto('room_release')
      .values({ hotel_id: hotelId, stock_id: id, stage, rooms, at: now })
      .onConflict((conflict) => conflict.columns(['stock_id', 'stage']).doUpdateSet({ rooms, at: now }))
      .execute();
  }
}
