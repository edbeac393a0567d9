import { sql } from 'kysely';
import { compiled } from '../connection/compiled.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { Write } from '../connection/write-together.ts';
import type { Hold, HoldOutcome, PlaceRequest } from './place-request.ts';
import { lockRemaining, type Remaining } from './remaining.ts';

/**
 * Holds all wishes until a time, or none. The registration's earlier holds of these kinds are released in the same step, so that
 * changing a choice never needs two places. Not for confirmed registrations, whose claims must stay. Call it last in the transaction:
 * the locks block all others until its end.
 */
export async function holdPlaces(transaction: DatabaseTransaction, hold: Hold): Promise<HoldOutcome> {
  if (hold.wishes.some((wish) => wish.kind === 'room_night')) {
    const [outcome] = await holdTogether(transaction, [hold]);
    return outcome ?? { ok: true };
  }
  const short = await holdNumbers(transaction, hold);
  return short ? { ok: false, short } : { ok: true };
}

/** Wishes as the functions of the database read them. */
const wishesOf = (holds: readonly Hold[]): string =>
  JSON.stringify(
    holds.flatMap(({ registrationId, wishes, until }) => wishes.map((wish) => ({ ...wish, registrationId, until }))),
  );

const holdClaims = compiled(
  (_db, { registrationId, kinds, wishes }: { registrationId: number; kinds: readonly string[]; wishes: string }) =>
    sql<{ short: number | null }>`
      select hold_claims(${registrationId}::bigint, ${kinds}::text[], ${wishes}::jsonb) as short
    `,
);

async function holdNumbers(transaction: DatabaseTransaction, hold: Hold): Promise<PlaceRequest | undefined> {
  const { registrationId, kinds } = hold;
  const [row] = await holdClaims(transaction, { registrationId, kinds, wishes: wishesOf([hold]) });
  return hold.wishes.find((wish) => wish.stockId === row?.short);
}

/** The wishes of a registration that is only being inserted, as `hold_first_claims` reads them; numbers of places only. */
export const firstClaims = ({ wishes, until }: Pick<Hold, 'wishes' | 'until'>): string =>
  JSON.stringify(wishes.map(({ stockId, amount }) => ({ stockId, amount, until })));

/**
 * Holds the numbers of places of registrations that are only being inserted, under the locks of `decideTogether`: of `one`, another part of
 * the statement with `card_id` and `wishes` (`stockId`, `amount`), joined to the inserted rows `made`.
 */
export const firstClaimsOfMany = (): Write => sql`
  insert into claim (stock_id, registration_id, amount, held_until)
  select wished."stockId", made.id, wished.amount, made.hold_until from made join one using (card_id)
    cross join lateral jsonb_to_recordset(one.wishes) as wished ("stockId" bigint, amount int)`;

/**
 * Holds the wishes of several registrations in one step, each all or none, with the same outcomes as one after the other in this order.
 * A refused one does not change the others. All replace the same kinds, which are those of their wishes, and no registration occurs
 * twice. Call it last in the transaction
 * and under the locks of the registrations.
 */
export async function holdTogether(transaction: DatabaseTransaction, holds: readonly Hold[]): Promise<HoldOutcome[]> {
  const outcomes = await decideTogether(transaction, holds);
  const granted = holds.filter((_, index) => outcomes[index]?.ok);
  const [first] = granted;
  if (first)
    await sql`
      select replace_claims(${granted.map((hold) => hold.registrationId)}::bigint[], ${[...first.kinds]}::text[],
        ${wishesOf(granted)}::jsonb)
    `.execute(transaction);
  return outcomes;
}

/** The outcomes of `holdTogether`, for the caller to write under the locks that this takes. */
export async function decideTogether(transaction: DatabaseTransaction, holds: readonly Hold[]): Promise<HoldOutcome[]> {
  const remaining = await lockRemaining(transaction, holds);
  return holds.map((hold) => decide(hold, remaining));
}

function decide(hold: Hold, remaining: ReadonlyMap<number, Remaining>): HoldOutcome {
  const short = hold.wishes.find((wish) => remaining.get(wish.stockId)?.lacks(hold, wish));
  if (short) return { ok: false, short };
  for (const wish of hold.wishes) remaining.get(wish.stockId)?.take(hold, wish);
  // What a registration held of the other stocks is free for those after it.
  const chosen = new Set(hold.wishes.map((wish) => wish.stockId));
  for (const [id, stock] of remaining) if (!chosen.has(id)) stock.leave(hold);
  return { ok: true };
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
