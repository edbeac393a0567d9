import { fits, roomsAtMost, type RoomClaim } from '@meetingapp/domain/hotel/rooms.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import type { Hold, PlaceRequest } from './place-request.ts';
import { lockStocks, type LockedStock, type OwnClaim } from './lock.ts';
import { addClaim, takenNights, type NightClaims, type TakenNight } from './night.ts';
import { asRoomClaim } from './room-claim.ts';

export type Wishing = Pick<Hold, 'registrationId' | 'wishes' | 'beside'>;

const roomClaimOf = (
  registrationId: number,
  { part = 'room', gender = null, mateId = null }: PlaceRequest,
): RoomClaim => asRoomClaim({ registrationId, part, gender, mateId });

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What a locked stock has left while the wishes of a group are decided one after the other. */
export class Remaining {
  readonly #stock: LockedStock;
  readonly #bedsPerRoom: number;
  #taken: number;
  #promised: number;
  /** Claims of a night as numbers, except the single ones. */
  readonly #others: NightClaims;
  /** Claims that a room-mate concerns; null where the numbers decide. */
  #single: RoomClaim[] | null = null;

  constructor(stock: LockedStock, bedsPerRoom: number) {
    this.#stock = stock;
    this.#bedsPerRoom = bedsPerRoom;
    this.#taken = stock.taken;
    this.#promised = stock.promised;
    this.#others = { ...stock.night };
  }

  /** True when the numbers cannot decide: the wishes may not all fit, and a room-mate may make a difference. */
  needsMates(claims: readonly RoomClaim[]): boolean {
    const all = { ...this.#others };
    for (const claim of claims) addClaim(all, claim);
    return all.mates > 0 && roomsAtMost(all, all.mates, this.#bedsPerRoom) > this.#stock.size;
  }

  setMates({ taken, others }: TakenNight): void {
    this.#single = [...taken];
    Object.assign(this.#others, others);
  }

  /** True when the wish does not fit beside the claims of others. */
  lacks({ registrationId, beside = false }: Wishing, wish: PlaceRequest): boolean {
    const own = this.#ownOf(registrationId);
    if (wish.kind !== 'room_night') {
      // A wish replaces what is held of its stock, and comes in addition to what is confirmed.
      const has = sumOf(own.filter(({ confirmed }) => !confirmed));
      const others = this.#taken - has + wish.amount;
      const promised = this.#promised - sumOf(this.#waitingOf(registrationId));
      // What the registration already holds, it can keep; anything beyond that comes after the waiting list.
      return others > this.#stock.size || (wish.amount > has && others + promised > this.#stock.size);
    }
    const night = this.#without(beside ? [] : own);
    const wanted = roomClaimOf(registrationId, wish);
    const { size } = this.#stock;
    if (night.single)
      return !fits({
        size,
        bedsPerRoom: this.#bedsPerRoom,
        taken: night.single,
        others: night.others,
        wanted: [wanted],
      });
    addClaim(night.others, wanted);
    return roomsAtMost(night.others, night.others.mates, this.#bedsPerRoom) > size;
  }

  /** Gives a wish its place; the holds that it replaces are free. */
  take({ registrationId }: Wishing, wish: PlaceRequest): void {
    this.#release(registrationId, (claim) => !claim.confirmed);
    this.#promised -= sumOf(this.#waitingOf(registrationId));
    this.#taken += wish.amount;
    if (wish.kind !== 'room_night') return;
    const claim = roomClaimOf(registrationId, wish);
    if (this.#single && claim.part === 'bed') this.#single.push(claim);
    else addClaim(this.#others, claim);
  }

  /** Frees what a registration holds here and no longer wants. */
  leave({ registrationId }: Wishing): void {
    this.#release(registrationId, (claim) => !claim.confirmed && !claim.offered);
  }

  #ownOf(registrationId: number): OwnClaim[] {
    return this.#stock.own.filter((claim) => claim.registrationId === registrationId);
  }

  #waitingOf(registrationId: number): { amount: number }[] {
    return this.#stock.waiting.filter((entry) => entry.registrationId === registrationId);
  }

  #release(registrationId: number, which: (claim: OwnClaim) => boolean): void {
    const released = this.#ownOf(registrationId).filter(which);
    const { single, others } = this.#without(released);
    this.#single = single;
    Object.assign(this.#others, others);
    this.#taken -= sumOf(released);
  }

  #without(claims: readonly OwnClaim[]): { single: RoomClaim[] | null; others: NightClaims } {
    const others = { ...this.#others };
    let single = this.#single;
    for (const claim of claims.filter(({ part }) => part !== null).map(asRoomClaim))
      if (single && claim.part === 'bed') single = withoutOne(single, claim.person);
      else addClaim(others, claim, -1);
    return { single, others };
  }
}

function withoutOne(claims: readonly RoomClaim[], person: number): RoomClaim[] {
  const at = claims.findIndex((claim) => claim.part === 'bed' && claim.person === person);
  return claims.filter((_, index) => index !== at);
}

/**
 * Locks the limited stocks of all wishes in a fixed order, and returns what remains of each. Room-mates are read only for nights that
 * may be too full and have some.
 */
export async function lockRemaining(
  transaction: DatabaseTransaction,
  holds: readonly Wishing[],
): Promise<Map<number, Remaining>> {
  const all = holds.flatMap(({ registrationId, wishes }) => wishes.map((wish) => ({ registrationId, wish })));
  const people = holds.map((hold) => hold.registrationId);
  const wanted = groupBy(all, ({ wish }) => wish.stockId);
  const remaining = new Map<number, Remaining>();
  const tight: number[] = [];
  for (const stock of await lockStocks(transaction, [...wanted.keys()], people)) {
    const here = wanted.get(stock.id) ?? [];
    const left = new Remaining(stock, here[0]?.wish.beds ?? 1);
    remaining.set(stock.id, left);
    const nights = here.filter(({ wish }) => wish.kind === 'room_night');
    if (left.needsMates(nights.map(({ registrationId, wish }) => roomClaimOf(registrationId, wish))))
      tight.push(stock.id);
  }
  const named = [...people, ...all.flatMap(({ wish }) => wish.mateId ?? [])];
  for (const [id, taken] of await takenNights(transaction, tight, named)) remaining.get(id)?.setMates(taken);
  return remaining;
}
