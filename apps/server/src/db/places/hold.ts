import { fits } from '@meetingapp/domain/hotel/rooms.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../transaction.ts';
import { lockStocks, type LockedStock } from './lock.ts';
import { asRoomClaim } from './room-claim.ts';

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
  const stocks = await lockStocks(transaction, hold.wishes.map((wish) => wish.stockId), hold.registrationId);
  const short = hold.wishes.find((wish) => !isThere(wish, stocks, hold.registrationId));
  if (short) return { ok: false, short };
  const { registrationId, kinds, wishes, until } = hold;
  await sql`
    select replace_claims(${registrationId}::bigint, ${[...kinds]}::text[], ${JSON.stringify(wishes)}::jsonb, ${until}::timestamptz)
  `.execute(transaction);
  return { ok: true };
}

/** Whether a wish can be had beside what others have; what cannot run out is not among the locked stocks. */
function isThere(wish: Wish, stocks: readonly LockedStock[], registrationId: number): boolean {
  const stock = stocks.find(({ id }) => id === wish.stockId);
  if (!stock) return true;
  if (wish.kind !== 'room_night') return stock.taken + wish.amount <= stock.size;
  const { part = 'room', gender = null, mateId = null } = wish;
  const wanted = [asRoomClaim({ registrationId, part, gender, mateId })];
  return fits({ size: stock.size, bedsPerRoom: wish.beds ?? 1, taken: (stock.claims ?? []).map(asRoomClaim), wanted });
}
