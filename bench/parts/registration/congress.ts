import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { identities } from '@meetingapp/demo/conference/form.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';

export interface Attendee {
  token: string;
  answers: Record<string, string>;
}

export interface Stay {
  roomTypeId: number;
  checkIn: string;
  checkOut: string;
}

export interface Stage {
  cid: number;
  memberListId: number;
  branches: number[];
  attendees: Attendee[];
  /** Stays spread over many hotels, so that no night of one room type holds more than a hotel has rooms. */
  stays: Stay[];
}

/** Rooms of one type and night: a typical allotment of a congress hotel. */
const ROOMS = 40;
/** Price of one bed and night, in fen. */
export const BED = 23_000;

/**
 * Prepares the demo's annual congress with places for everybody, people with a log-in, and enough hotels for a third of them. Its
 * webhooks, which no peer sends, are removed unless they are wanted.
 */
export async function prepareStage(
  db: Database,
  { people, claims, webhooks = false }: { people: number; claims: number; webhooks?: boolean },
): Promise<Stage> {
  const congress = await db
    .selectFrom('conference')
    .select(['id', 'member_list_id', 'starts_on'])
    .where('member_list_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('stock')
    .set({ size: 1_000_000 })
    .where('size', 'is not', null)
    .where('kind', '<>', 'room_night')
    .execute();
  if (!webhooks) await db.updateTable('webhook_endpoint').set({ state: 'removed' }).execute();
  if (claims > 0) await fillUp(db, congress.id, claims);
  const branches = await db
    .selectFrom('branch')
    .select('id')
    .where('conference_id', '=', congress.id)
    .orderBy('id')
    .execute();
  return {
    cid: congress.id,
    memberListId: congress.member_list_id ?? 0,
    branches: branches.map(({ id }) => id),
    attendees: await buildAttendees(db, people),
    stays: await buildStays(db, congress.id, congress.starts_on, people),
  };
}

/**
 * Takes this many places of every fee and branch, as on the last days. One registration holds them all, because counting reads claims
 * only.
 */
async function fillUp(db: Database, cid: number, claims: number): Promise<void> {
  await sql`
    insert into claim (stock_id, registration_id, state)
    select stock.id, (select min(id) from registration where conference_id = ${cid}), 'confirmed'
    from generate_series(1, ${claims}) cross join stock
    where stock.conference_id = ${cid} and stock.kind in ('fee', 'branch') and stock.size is not null
  `.execute(db);
}

/** People with a log-in of the phone; the answers are those of their form. */
export async function buildAttendees(db: Database, people: number): Promise<Attendee[]> {
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest());
  // A database that is used again has some of them.
  const { rows } = await sql<{ first: number }>`
    select coalesce(max(substring(value from 4)::int) + 1, 0) as first from identity where kind = 'phone' and value ~ '^138\\d{8}$'
  `.execute(db);
  const first = rows[0]?.first ?? 0;
  const phones = tokens.map((_token, index) => `138${String(first + index).padStart(8, '0')}`);
  await sql`
    with made as (
      insert into account (name) select '周晓晴' from unnest(${phones}::text[]) returning id
    ), numbered as (
      select id, row_number() over (order by id) as place from made
    ), known as (
      insert into identity (account_id, kind, value, verified_at)
      select id, 'phone', phone, now() from numbered
      join unnest(${phones}::text[]) with ordinality as phones(phone, place) using (place)
    )
    insert into access_token (hash, kind, account_id, device, used_at, expires_at)
    select hash, 'registration', id, 'bench', now(), now() + interval '30 days' from numbered
    join unnest(${hashes}::bytea[]) with ordinality as hashes(hash, place) using (place)
  `.execute(db);
  const kinds = [identities.physician, identities.nurse, identities.student, identities.overseas];
  return tokens.map((token, index) => ({
    token,
    answers: answersOf(phones[index] ?? '', kinds[index % kinds.length] ?? ''),
  }));
}

const answersOf = (phone: string, identity: string): Record<string, string> => ({
  name: '周晓晴',
  phone,
  email: `p${phone}@example.org`,
  company: '湖山心血管医院',
  identity,
  ...(identity === identities.student ? { studentNumber: 'S2026001' } : {}),
  ...(identity === identities.physician ? { title: '主治医师' } : {}),
  ...(identity === identities.overseas ? {} : { department: '心血管内科' }),
  attendance: '全程',
  gender: '女',
  practisingSince: '2015-07-01',
  province: '330000',
  city: '330100',
  interest: '冠脉介入|心力衰竭',
  diet: '',
});

async function buildStays(db: Database, cid: number, startsOn: string, people: number): Promise<Stay[]> {
  const day = (offset: number) =>
    new Date(Date.parse(`${startsOn}T00:00:00Z`) + offset * 86_400_000).toISOString().slice(0, 10);
  const nights = [0, 1, 2].map(day);
  const stays: Stay[] = [];
  await db.transaction().execute(async (transaction) => {
    const hotelId = await buildHotel(transaction, cid, { position: 9 });
    // Two beds in a room, two nights each; slightly more than needed.
    const types = Math.ceil(people / 3 / (ROOMS * 2)) + 1;
    for (let i = 0; i < types; i += 1) {
      const { id } = await buildRoomType(transaction, cid, hotelId, {
        beds: 2,
        sellsBeds: true,
        nights,
        rooms: ROOMS,
        bedAmount: BED,
      });
      stays.push({ roomTypeId: id, checkIn: day(0), checkOut: day(2) });
    }
  });
  return stays;
}
