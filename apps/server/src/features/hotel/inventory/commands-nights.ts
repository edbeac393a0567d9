import type { NightPrices } from '@meetingapp/domain/hotel/night-price.ts';
import { roomsNeeded } from '@meetingapp/domain/hotel/rooms.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import { addDays, isPlainDate } from '@meetingapp/domain/plain-date.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { addStock, resizeStocks } from '../../../db/places/stock.ts';
import { isChangedMeanwhile } from '../../../http/calls/changed-meanwhile.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { conferenceOf, nightsOfType, nightClaims, typeOf, type TypeRow } from './queries.ts';

export interface SaveNights {
  cid: number;
  roomTypeId: number;
  from: string;
  until: string;
  size: number | null;
  closed: boolean | null;
  roomAmount: number | null;
  bedAmount: number | null;
  /** Of the named currencies; null: not sold in it. */
  prices: Readonly<Record<string, { room: number; bed: number | null } | null>>;
  /** One night as the user read it; null skips the check. */
  seen: { size: number; closed: boolean; roomAmount: number; bedAmount: number | null; prices: NightPrices } | null;
}

/** More nights than any congress has; prevents an endless list from a mistyped year. */
const MOST_NIGHTS = 62;

type Saved =
  | { ok: true; nights: number; over: { night: string; taken: number; size: number }[] }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' }
  | { ok: false; reason: 'body_invalid'; faults: FieldFault[] };
const wrong = (field: string, reason: string): Saved => ({
  ok: false,
  reason: 'body_invalid',
  faults: [{ field, reason }],
});

/** Fills a range of nights. A smaller size revokes nothing: taken rooms stay, and the result reports nights with too few. */
export function saveNights(db: Database, wish: SaveNights): Promise<Saved> {
  return inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    const type = await typeOf(transaction, wish.cid, wish.roomTypeId);
    if (!type) return { ok: false, reason: 'not_found' };
    if (!isPlainDate(wish.from)) return wrong('from', 'date_invalid');
    if (!isPlainDate(wish.until)) return wrong('until', 'date_invalid');
    const days = nightsBetween(wish.from, addDays(wish.until, 1));
    if (days.length === 0) return wrong('until', 'last_before_first');
    if (days.length > MOST_NIGHTS) return wrong('until', 'too_many_nights');
    const known = new Map((await nightsOfType(transaction, type.id)).map((row) => [row.night, row]));
    const fresh = days.filter((day) => !known.has(day));
    if (fresh.length > 0 && wish.size === null) return wrong('size', 'needed_for_new_nights');
    if (fresh.length > 0 && wish.roomAmount === null) return wrong('roomAmount', 'needed_for_new_nights');
    if (!(await areKnown(transaction, wish))) return wrong('prices', 'not_an_option');
    const set = pricesOf(type, wish);
    for (const day of fresh) await addNight(transaction, type, day, wish, set);
    const old = days.flatMap((day) => known.get(day) ?? []);
    const ids = old.map(({ id }) => id);
    if (await isOvertaken(transaction, type, wish, ids[0])) return { ok: false, reason: 'changed_meanwhile' };
    const changes = {
      ...(wish.closed === null ? {} : { closed: wish.closed }),
      ...(wish.roomAmount === null ? {} : { room_amount: wish.roomAmount }),
      ...(wish.bedAmount === null || !type.sells_beds ? {} : { bed_amount: wish.bedAmount }),
    };
    if (ids.length > 0 && Object.keys(changes).length > 0)
      await transaction.updateTable('room_night').set(changes).where('id', 'in', ids).execute();
    if (ids.length > 0 && Object.keys(wish.prices).length > 0)
      await transaction
        .updateTable('room_night')
        .set({ prices: sql<string>`(prices || ${JSON.stringify(set)}::jsonb) - ${takenBack(wish)}::text[]` })
        .where('id', 'in', ids)
        .execute();
    if (wish.size === null || old.length === 0) return { ok: true, nights: days.length, over: [] };
    const { size } = wish;
    const stocks = old.map((row) => row.stock_id);
    await resizeStocks(transaction, stocks, size);
    const claims = await nightClaims(transaction, stocks);
    const over = old.flatMap(({ night, stock_id }) => {
      const here = claims.filter((claim) => claim.stockId === stock_id).map(({ claim }) => claim);
      const taken = roomsNeeded(here, type.beds);
      return taken > size ? [{ night, taken, size }] : [];
    });
    return { ok: true, nights: days.length, over };
  });
}

/** Locks the night, so that concurrent saves wait. */
async function isOvertaken(
  transaction: DatabaseTransaction,
  type: TypeRow,
  { from, until, seen, size, closed, roomAmount, bedAmount, ...wish }: SaveNights,
  id: number | undefined,
): Promise<boolean> {
  if (seen === null || id === undefined || from !== until) return false;
  await transaction.selectFrom('room_night').select('id').where('id', '=', id).forUpdate().execute();
  const row = (await nightsOfType(transaction, type.id)).find((night) => night.id === id);
  if (!row) return false;
  const now = {
    size: row.size ?? 0,
    closed: row.closed,
    roomAmount: row.room_amount,
    bedAmount: type.sells_beds ? row.bed_amount : null,
    prices: row.prices,
  };
  const wanted = {
    size: size ?? now.size,
    closed: closed ?? now.closed,
    roomAmount: roomAmount ?? now.roomAmount,
    bedAmount: type.sells_beds ? (bedAmount ?? now.bedAmount) : null,
    prices: Object.fromEntries(
      Object.entries({ ...now.prices, ...pricesOf(type, wish) }).filter(([currency]) => wish.prices[currency] !== null),
    ),
  };
  return isChangedMeanwhile(now, seen, wanted);
}

/** True when the conference offers these currencies. One that it took back can only be removed. */
async function areKnown(transaction: DatabaseTransaction, { cid, prices }: SaveNights): Promise<boolean> {
  const wanted = Object.keys(prices).filter((currency) => prices[currency] !== null);
  if (wanted.length === 0) return true;
  const conference = await conferenceOf(transaction, cid);
  return wanted.every((currency) => conference?.currencies.includes(currency));
}

const takenBack = ({ prices }: Pick<SaveNights, 'prices'>): string[] =>
  Object.keys(prices).filter((currency) => prices[currency] === null);

/** Prices to set; a bed without a price costs an equal part of the room. */
const pricesOf = (type: TypeRow, { prices }: Pick<SaveNights, 'prices'>): NightPrices =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([currency, price]) => {
      if (price === null) return [];
      const bed = type.sells_beds ? (price.bed ?? Math.round(price.room / type.beds)) : null;
      return [[currency, { room: price.room, bed }]];
    }),
  );

async function addNight(
  transaction: DatabaseTransaction,
  type: TypeRow,
  night: string,
  wish: SaveNights,
  prices: NightPrices,
) {
  const roomAmount = wish.roomAmount ?? 0;
  await transaction
    .insertInto('room_night')
    .values({
      room_type_id: type.id,
      night,
      stock_id: await addStock(transaction, wish.cid, 'room_night', wish.size),
      room_amount: roomAmount,
      bed_amount: type.sells_beds ? (wish.bedAmount ?? Math.round(roomAmount / type.beds)) : null,
      prices: JSON.stringify(prices),
      closed: wish.closed ?? false,
    })
    .execute();
}
