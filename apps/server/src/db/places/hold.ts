import { fits } from '@meetingapp/domain/hotel/rooms.ts';
import type { DatabaseTransaction } from '../transaction.ts';
import { asRoomClaim } from './room-claim.ts';
import { lockStocks } from './lock.ts';
import { liveClaims, takenOf } from './taken.ts';

export type StockKind = 'fee' | 'branch' | 'extra' | 'room_night' | 'discount';

/** What a registration wants of one stock. For a room night: a whole room, or one bed for a gender. */
export interface Wish {
  stockId: number;
  kind: StockKind;
  amount: number;
  part?: 'room' | 'bed';
  gender?: 'male' | 'female' | null;
  /** Registration with which a room is shared by the wish of both. */
  mateId?: number | null;
  /** Beds of one room; for room nights. */
  beds?: number;
}

export interface Hold {
  registrationId: number;
  /** Claims of these kinds are replaced by the wishes; others stay as they are. */
  kinds: readonly StockKind[];
  wishes: readonly Wish[];
  until: Date;
}

export type HoldOutcome = { ok: true } | { ok: false; short: Wish };

/**
 * Holds all wishes until a time, or none. What the same registration held of these kinds is given up in the same moment, so
 * that changing one's choice never needs two places. Not for registrations that are confirmed: their claims stand.
 */
export async function holdPlaces(transaction: DatabaseTransaction, hold: Hold): Promise<HoldOutcome> {
  const stocks = await lockStocks(transaction, hold.wishes.map((wish) => wish.stockId));
  const sizes = new Map(stocks.map((stock) => [stock.id, stock.size]));
  const short = await firstShort(transaction, hold, sizes);
  if (short) return { ok: false, short };
  await releaseHeld(transaction, hold);
  if (hold.wishes.length > 0)
    await transaction
      .insertInto('claim')
      .values(
        hold.wishes.map((wish) => ({
          stock_id: wish.stockId,
          registration_id: hold.registrationId,
          amount: wish.amount,
          part: wish.part ?? null,
          gender: wish.gender ?? null,
          mate_id: wish.mateId ?? null,
          held_until: hold.until,
        })),
      )
      .execute();
  return { ok: true };
}

async function firstShort(
  transaction: DatabaseTransaction,
  { wishes, registrationId }: Hold,
  sizes: Map<number, number>,
): Promise<Wish | null> {
  const limited = wishes.filter((wish) => sizes.has(wish.stockId));
  const nights = limited.filter((wish) => wish.kind === 'room_night');
  const others = limited.filter((wish) => wish.kind !== 'room_night');
  const taken = await takenOf(transaction, others.map((wish) => wish.stockId), registrationId);
  for (const wish of others)
    if ((taken.get(wish.stockId) ?? 0) + wish.amount > (sizes.get(wish.stockId) ?? 0)) return wish;
  const claims = await liveClaims(transaction, nights.map((wish) => wish.stockId), registrationId);
  for (const wish of nights) {
    const there = claims.filter((claim) => claim.stockId === wish.stockId).map(asRoomClaim);
    const wanted = asRoomClaim({ ...wish, registrationId, part: wish.part ?? 'room', gender: wish.gender ?? null, mateId: wish.mateId ?? null });
    if (!fits({ size: sizes.get(wish.stockId) ?? 0, bedsPerRoom: wish.beds ?? 1, taken: there, wanted: [wanted] })) return wish;
  }
  return null;
}

function releaseHeld(transaction: DatabaseTransaction, { registrationId, kinds }: Hold) {
  return transaction
    .updateTable('claim')
    .set({ state: 'released', held_until: null })
    .where('registration_id', '=', registrationId)
    .where('state', '=', 'held')
    .where('stock_id', 'in', (stocks) => stocks.selectFrom('stock').select('id').where('kind', 'in', [...kinds]))
    .execute();
}
