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
  /** What the registration has already of the same nights stays beside them, and needs its own room. */
  beside?: boolean;
}

export type HoldOutcome = { ok: true } | { ok: false; short: Wish };

/**
 * Holds all wishes until a time, or none. What the same registration held of these kinds is given up in the same moment, so
 * that changing one's choice never needs two places. Not for registrations that are confirmed: their claims stand. Everybody
 * else waits from here to the end of the transaction: let it come last.
 */
export async function holdPlaces(transaction: DatabaseTransaction, hold: Hold): Promise<HoldOutcome> {
  const short = hold.wishes.some((wish) => wish.kind === 'room_night')
    ? await holdNights(transaction, hold)
    : await holdNumbers(transaction, hold);
  return short ? { ok: false, short } : { ok: true };
}

const parametersOf = ({ registrationId, kinds, wishes, until }: Hold) =>
  sql`${registrationId}::bigint, ${[...kinds]}::text[], ${JSON.stringify(wishes)}::jsonb, ${until}::timestamptz`;

async function holdNumbers(transaction: DatabaseTransaction, hold: Hold): Promise<Wish | undefined> {
  const { rows } = await sql<{ short: number | null }>`select hold_claims(${parametersOf(hold)}) as short`.execute(
    transaction,
  );
  return hold.wishes.find((wish) => wish.stockId === rows[0]?.short);
}

async function holdNights(transaction: DatabaseTransaction, hold: Hold): Promise<Wish | undefined> {
  const stocks = await lockStocks(
    transaction,
    hold.wishes.map((wish) => wish.stockId),
    hold.beside ? 0 : hold.registrationId,
  );
  const short = hold.wishes.find((wish) => !isThere(wish, stocks, hold.registrationId));
  if (!short) await sql`select replace_claims(${parametersOf(hold)})`.execute(transaction);
  return short;
}

/** What a registration holds of one stock. */
export interface HeldClaim {
  stockId: number;
  amount: number;
  part: string | null;
  gender: string | null;
  mateId: number | null;
  heldUntil: Date | null;
}

/** Until when exactly these are held already, whatever else; null when they are not. To be read under the registration's lock. */
export function heldUntil(held: readonly HeldClaim[], wishes: readonly Wish[]): Date | null {
  if (held.length !== wishes.length || !wishes.every((wish) => held.some((claim) => isSame(wish, claim)))) return null;
  return held
    .map((claim) => claim.heldUntil)
    .reduce((one, other) => (one && other && other < one ? other : one), held[0]?.heldUntil ?? null);
}

type Same = Pick<Wish, 'stockId' | 'amount'> & { part?: string | null; gender?: string | null; mateId?: number | null };

const isSame = (one: Same, other: Same): boolean =>
  one.stockId === other.stockId &&
  one.amount === other.amount &&
  (one.part ?? null) === (other.part ?? null) &&
  (one.gender ?? null) === (other.gender ?? null) &&
  (one.mateId ?? null) === (other.mateId ?? null);

/** Whether a wish can be had beside what others have; what cannot run out is not among the locked stocks. */
function isThere(wish: Wish, stocks: readonly LockedStock[], registrationId: number): boolean {
  const stock = stocks.find(({ id }) => id === wish.stockId);
  if (!stock) return true;
  if (wish.kind !== 'room_night') return hasRoom(stock, wish.amount);
  const { part = 'room', gender = null, mateId = null } = wish;
  const wanted = [asRoomClaim({ registrationId, part, gender, mateId })];
  return fits({ size: stock.size, bedsPerRoom: wish.beds ?? 1, taken: (stock.claims ?? []).map(asRoomClaim), wanted });
}

/** What one has one keeps; more of it comes after those who wait for it. */
const hasRoom = ({ size, taken, promised, own }: LockedStock, amount: number): boolean =>
  taken + amount <= size && (amount <= own || taken + promised + amount <= size);
