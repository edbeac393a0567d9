import { fits } from '@meetingapp/domain/hotel/rooms.ts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import { lockStocks, type LockedStock } from './lock.ts';
import { asRoomClaim } from './room-claim.ts';

export type StockKind = 'fee' | 'branch' | 'extra' | 'room_night' | 'discount';

/** What a registration asks for of one stock. For a room night: a whole room, or one bed for a gender. */
export interface PlaceRequest {
  stockId: number;
  kind: StockKind;
  amount: number;
  part?: 'room' | 'bed';
  gender?: 'male' | 'female' | null;
  /** The registration that shares the room by mutual wish. */
  mateId?: number | null;
  /** Beds per room; only for room nights. */
  beds?: number;
}

export interface Hold {
  registrationId: number;
  /** The wishes replace claims of these kinds; claims of other kinds stay. */
  kinds: readonly StockKind[];
  wishes: readonly PlaceRequest[];
  until: Date;
  /** True: claims that the registration already has on the same nights stay and need their own room. */
  beside?: boolean;
}

export type HoldOutcome = { ok: true } | { ok: false; short: PlaceRequest };

/**
 * Holds all wishes until a time, or none. The registration's earlier holds of these kinds are released in the same step, so that
 * changing a choice never needs two places. Not for confirmed registrations, whose claims must stay. Call it last in the transaction:
 * the locks block all others until its end.
 */
export async function holdPlaces(transaction: DatabaseTransaction, hold: Hold): Promise<HoldOutcome> {
  const short = hold.wishes.some((wish) => wish.kind === 'room_night')
    ? await holdNights(transaction, hold)
    : await holdNumbers(transaction, hold);
  return short ? { ok: false, short } : { ok: true };
}

const parametersOf = ({ registrationId, kinds, wishes, until }: Hold) =>
  sql`${registrationId}::bigint, ${[...kinds]}::text[], ${JSON.stringify(wishes)}::jsonb, ${until}::timestamptz`;

async function holdNumbers(transaction: DatabaseTransaction, hold: Hold): Promise<PlaceRequest | undefined> {
  const { rows } = await sql<{ short: number | null }>`select hold_claims(${parametersOf(hold)}) as short`.execute(
    transaction,
  );
  return hold.wishes.find((wish) => wish.stockId === rows[0]?.short);
}

async function holdNights(transaction: DatabaseTransaction, hold: Hold): Promise<PlaceRequest | undefined> {
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

/**
 * Returns until when exactly these wishes, and nothing else, are already held; null when they are not. Call it under the
 * registration's lock.
 */
export function heldUntil(held: readonly HeldClaim[], wishes: readonly PlaceRequest[]): Date | null {
  if (held.length !== wishes.length || !wishes.every((wish) => held.some((claim) => isSame(wish, claim)))) return null;
  return held
    .map((claim) => claim.heldUntil)
    .reduce((one, other) => (one && other && other < one ? other : one), held[0]?.heldUntil ?? null);
}

type Same = Pick<PlaceRequest, 'stockId' | 'amount'> & {
  part?: string | null;
  gender?: string | null;
  mateId?: number | null;
};

const isSame = (one: Same, other: Same): boolean =>
  one.stockId === other.stockId &&
  one.amount === other.amount &&
  (one.part ?? null) === (other.part ?? null) &&
  (one.gender ?? null) === (other.gender ?? null) &&
  (one.mateId ?? null) === (other.mateId ?? null);

/** True when a wish fits beside the claims of others. Unlimited stocks are not among the locked ones. */
function isThere(wish: PlaceRequest, stocks: readonly LockedStock[], registrationId: number): boolean {
  const stock = stocks.find(({ id }) => id === wish.stockId);
  if (!stock) return true;
  if (wish.kind !== 'room_night') return hasRoom(stock, wish.amount);
  const { part = 'room', gender = null, mateId = null } = wish;
  const wanted = [asRoomClaim({ registrationId, part, gender, mateId })];
  return fits({ size: stock.size, bedsPerRoom: wish.beds ?? 1, taken: (stock.claims ?? []).map(asRoomClaim), wanted });
}

/** What the registration already has, it can keep; anything beyond that comes after the waiting list. */
const hasRoom = ({ size, taken, promised, own }: LockedStock, amount: number): boolean =>
  taken + amount <= size && (amount <= own || taken + promised + amount <= size);
