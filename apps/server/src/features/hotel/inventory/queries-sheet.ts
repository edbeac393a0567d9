import type { NightPrices } from '@meetingapp/domain/hotel/night-price.ts';
import { plainName, type KnownHotel, type KnownNight } from '@meetingapp/domain/hotel/inventory-sheet.ts';
import { roomsNeeded } from '@meetingapp/domain/hotel/rooms.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { nightClaims } from './queries.ts';

/** The hotels of a conference with room types and nights. `named`: only the nights of hotels with one of these names. */
export async function inventoryOf(
  db: Database,
  conferenceId: number,
  named: readonly Bilingual[] | null,
): Promise<KnownHotel[]> {
  const hotels = await db
    .selectFrom('hotel')
    .select(['id', 'name'])
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .execute();
  const names = named && new Set(named.flatMap(({ zh, en }) => [plainName(zh), plainName(en)]));
  const wanted = hotels.filter(
    ({ name }) => names === null || [name.zh, name.en].some((one) => one !== '' && names.has(plainName(one))),
  );
  const ids = wanted.map(({ id }) => id);
  const { rows: types } = await sql<TypeRow>`
    select id, hotel_id, name, beds, sells_beds, breakfast,
      exists (select from hotel_booking where room_type_id = room_type.id and state <> 'released') as used
    from room_type where hotel_id = any(${ids}::bigint[]) order by id`.execute(db);
  const nights = await nightsOf(db, types);
  return hotels.map(({ id, name }) => ({
    id,
    name,
    roomTypes: types
      .filter((type) => type.hotel_id === id)
      .map((type) => ({
        id: type.id,
        name: type.name,
        beds: type.beds,
        sellsBeds: type.sells_beds,
        breakfast: type.breakfast,
        used: type.used,
        nights: nights.get(type.id) ?? new Map<string, KnownNight>(),
      })),
  }));
}

/** Currencies in which a sheet can state prices. */
export async function currenciesOf(db: Database, conferenceId: number) {
  const { currency, currencies } = await db
    .selectFrom('conference')
    .select(['currency', 'currencies'])
    .where('id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  return { currency, further: currencies };
}

interface TypeRow {
  id: number;
  hotel_id: number;
  name: Bilingual;
  beds: number;
  sells_beds: boolean;
  breakfast: boolean;
  used: boolean;
}

async function nightsOf(db: Database, types: readonly TypeRow[]): Promise<Map<number, Map<string, KnownNight>>> {
  const rows = await db
    .selectFrom('room_night')
    .innerJoin('stock', 'stock.id', 'room_night.stock_id')
    .select([
      'room_night.id',
      'room_type_id',
      'night',
      'stock_id',
      'room_amount',
      'bed_amount',
      'prices',
      'closed',
      'stock.size',
    ])
    .where('room_type_id', '=', sql<number>`any(${types.map(({ id }) => id)}::bigint[])`)
    .execute();
  const claims = await nightClaims(
    db,
    rows.map((row) => row.stock_id),
  );
  const byStock = groupBy(
    claims,
    ({ stockId }) => stockId,
    ({ claim }) => claim,
  );
  const beds = new Map(types.map((type) => [type.id, type.beds]));
  const nights = new Map<number, Map<string, KnownNight>>();
  for (const row of rows) {
    const here = byStock.get(row.stock_id) ?? [];
    const ofType = nights.get(row.room_type_id) ?? new Map<string, KnownNight>();
    nights.set(row.room_type_id, ofType);
    ofType.set(row.night, {
      id: row.id,
      stockId: row.stock_id,
      size: row.size,
      roomAmount: row.room_amount,
      bedAmount: row.bed_amount,
      prices: row.prices,
      closed: row.closed,
      taken: here.length === 0 ? 0 : roomsNeeded(here, beds.get(row.room_type_id) ?? 1),
    });
  }
  return nights;
}

/** Nights as they are now, each with whether anybody ever had a place in it. */
export async function nightsNow(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number;
    stock_id: number;
    size: number | null;
    room_amount: number;
    bed_amount: number | null;
    prices: NightPrices;
    closed: boolean;
    had: boolean;
  }>`
    select room_night.id, stock_id, stock.size, room_amount, bed_amount, prices, closed,
      exists (select from claim where claim.stock_id = room_night.stock_id) as had
    from room_night join stock on stock.id = stock_id
    where room_night.id = any(${[...ids]}::bigint[])
    order by stock_id for update of room_night, stock`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        stockId: row.stock_id,
        had: row.had,
        values: {
          size: row.size,
          roomAmount: row.room_amount,
          bedAmount: row.bed_amount,
          prices: row.prices,
          closed: row.closed,
        },
      },
    ]),
  );
}
