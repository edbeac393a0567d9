import type { Database } from '../connection/database.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { PlaceRequest } from './place-request.ts';
import { lockRemaining } from './remaining.ts';

/** A night that is wanted: its stock, and how many beds a room of it has. */
export interface WantedNight {
  stockId: number;
  beds: number;
}

/** No registration: a speaker has no places of an order. */
const NOBODY = 0;

/**
 * Gives a speaker one whole room on each of these nights, or on none, and gives back the rooms of all other nights. Nights that the
 * speaker has already are kept. The rooms are counted with those of attendees under the same locks. Call it last in the transaction
 * and under the lock of the person; returns the stocks that are full.
 */
export async function takeSpeakerNights(
  transaction: DatabaseTransaction,
  expertId: number,
  wanted: readonly WantedNight[],
): Promise<{ ok: true } | { ok: false; full: number[] }> {
  const own = await transaction
    .selectFrom('claim')
    .select(['id', 'stock_id'])
    .where('expert_id', '=', expertId)
    .where('state', '<>', 'released')
    .execute();
  const has = new Set(own.map(({ stock_id: stock }) => stock));
  const wishes = wanted
    .filter(({ stockId }) => !has.has(stockId))
    .map(({ stockId, beds }): PlaceRequest => ({ stockId, beds, kind: 'room_night', amount: 1, part: 'room' }));
  const remaining = await lockRemaining(transaction, [{ registrationId: NOBODY, wishes }]);
  const full = wishes.filter((wish) => remaining.get(wish.stockId)?.lacks({ registrationId: NOBODY, wishes }, wish));
  if (full.length > 0) return { ok: false, full: full.map(({ stockId }) => stockId) };
  const kept = new Set(wanted.map(({ stockId }) => stockId));
  const left = own.filter(({ stock_id: stock }) => !kept.has(stock)).map(({ id }) => id);
  if (left.length > 0)
    await transaction.updateTable('claim').set({ state: 'released' }).where('id', 'in', left).execute();
  if (wishes.length > 0)
    await transaction
      .insertInto('claim')
      .values(
        wishes.map(({ stockId }) => ({
          stock_id: stockId,
          expert_id: expertId,
          part: 'room',
          state: 'confirmed',
          held_until: null,
        })),
      )
      .execute();
  return { ok: true };
}

/** Gives the nights of one speaker to another; the rooms stay taken. */
export async function moveSpeakerNights(transaction: Database, fromId: number, toId: number): Promise<void> {
  await transaction.updateTable('claim').set({ expert_id: toId }).where('expert_id', '=', fromId).execute();
}
