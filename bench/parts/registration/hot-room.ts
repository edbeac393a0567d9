import { sql } from 'kysely';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildAttendees } from './congress.ts';

export interface Guest {
  token: string;
  regid: number;
}

export interface HotRoom {
  roomTypeId: number;
  checkIn: string;
  checkOut: string;
  stocks: number[];
  guests: Guest[];
}

export interface HotRoomInput {
  people: number;
  /** Rooms of the type on each night. */
  rooms: number;
  nights: number;
  /** Rooms of each night that are taken before the first phone. */
  taken: number;
}

/** Prepares a room type that everybody wants, and people with a log-in and a draft registration each. */
export async function prepareHotRoom(db: Database, { people, rooms, nights, taken }: HotRoomInput): Promise<HotRoom> {
  const congress = await db
    .selectFrom('conference')
    .innerJoin('registration', 'registration.conference_id', 'conference.id')
    .select(['conference.id', 'starts_on', 'registration.form_version_id', 'registration.id as someone'])
    .where('member_list_id', 'is not', null)
    .orderBy('conference.id')
    .orderBy('registration.id')
    .executeTakeFirstOrThrow();
  const attendees = await buildAttendees(db, people);
  const day = (offset: number) =>
    new Date(Date.parse(`${congress.starts_on}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
  const type = await db.transaction().execute(async (transaction) =>
    buildRoomType(transaction, congress.id, await buildHotel(transaction, congress.id, { position: 9 }), {
      beds: 2,
      sellsBeds: true,
      nights: Array.from({ length: nights }, (_, index) => day(index)),
      rooms,
      bedAmount: 23_000,
    }),
  );
  const stocks = [...type.stocks.values()];
  await sql`
    insert into claim (stock_id, registration_id, part, state)
    select stock_id, ${congress.someone}, 'room', 'confirmed'
    from unnest(${stocks}::bigint[]) as stocks(stock_id) cross join generate_series(1, ${taken})
  `.execute(db);
  const { rows } = await sql<{ id: number; phone: string }>`
    with made as (
      insert into registration (conference_id, account_id, form_version_id, number, card_id, entry_code, person_key, source_code)
      select ${congress.id}, account_id, ${congress.form_version_id}, 'HOT' || account_id, 'hot' || account_id, 'hot' || account_id,
        'hot' || account_id, ''
      from identity where kind = 'phone' and value like '138%' returning id, account_id
    )
    select made.id, identity.value as phone from made
    join identity on identity.account_id = made.account_id and identity.kind = 'phone'
  `.execute(db);
  const registrations = new Map(rows.map(({ id, phone }) => [phone, id]));
  return {
    roomTypeId: type.id,
    checkIn: day(0),
    checkOut: day(nights),
    stocks,
    guests: attendees.map(({ token, answers }) => ({ token, regid: registrations.get(answers['phone'] ?? '') ?? 0 })),
  };
}
