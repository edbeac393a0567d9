import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { inTransaction } from '@meetingapp/server/db/connection/transaction.ts';
import { takeSpeakerNights } from '@meetingapp/server/db/places/speaker-nights.ts';
import { sql } from 'kysely';
import { both, json, nothing } from '../support/bilingual.ts';
import { dayFrom, momentFrom } from '../support/calendar.ts';

const HOUR_MS = 3_600_000;
const stations = ['杭州东', '萧山机场', '杭州站'] as const;
const drivers = [
  ['A1', '杭州东', '何师傅', '13805714420', '浙A·D6208', 6],
  ['A2', '萧山机场', '沈师傅', '13958102276', '浙A·K3195', 7],
  ['A3', '杭州东', '', '', '', 2],
] as const;

interface Stay {
  conferenceId: number;
  expertId: number;
  /** YYYY-MM-DD. */
  arrives_on: string;
  leaves_on: string;
}

/** A room of the conference's first type, where it is free on all nights; no stay otherwise. */
async function giveRoom(db: Database, { conferenceId, expertId, ...days }: Stay, at: number): Promise<void> {
  const rooms = await db
    .selectFrom('room_night')
    .innerJoin('room_type', 'room_type.id', 'room_night.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select(['room_type.id', 'beds', 'stock_id'])
    .where('hotel.conference_id', '=', conferenceId)
    .where('night', '>=', days.arrives_on)
    .where('night', '<', days.leaves_on)
    .orderBy('hotel.position')
    .orderBy('room_type.position')
    .orderBy('night')
    .execute();
  const [type] = rooms;
  if (!type) return;
  const nights = rooms.filter(({ id }) => id === type.id);
  await inTransaction(db, async (transaction) => {
    const wanted = nights.map(({ beds, stock_id: stockId }) => ({ beds, stockId }));
    if (!(await takeSpeakerNights(transaction, expertId, wanted)).ok) return;
    await transaction
      .insertInto('speaker_stay')
      .values({
        ...days,
        conference_id: conferenceId,
        expert_id: expertId,
        room_type_id: type.id,
        hotel: json(nothing),
        confirmation: `HZ ${5028 + at}`,
      })
      .execute();
  });
}

/** A room of somebody who has rejected all tasks, which the travel desk should give back. */
async function giveRoomToNobody(db: Database, conferenceId: number, arrivesOn: string, leavesOn: string) {
  const gone = await db
    .selectFrom('speaker_invitation as invitation')
    .select('expert_id')
    .where('conference_id', '=', conferenceId)
    .groupBy('expert_id')
    .having(sql<boolean>`bool_and(state = 'rejected')`)
    .orderBy('expert_id')
    .limit(1)
    .executeTakeFirst();
  if (gone)
    await giveRoom(db, { conferenceId, expertId: gone.expert_id, arrives_on: arrivesOn, leaves_on: leavesOn }, 90);
}

/** Journeys of the congress in each state: own, wanted, booked, confirmed, changed; people without; cars, hotels, corrections. */
export async function seedCongressTravel(db: Database, conferenceId: number, now: Date): Promise<void> {
  const conference = await db
    .selectFrom('conference')
    .select('starts_on')
    .where('id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  const begins = Date.parse(`${String(conference.starts_on).slice(0, 10)}T00:00:00Z`);
  const daysAhead = Number.isNaN(begins) ? 30 : Math.round((begins - now.getTime()) / (24 * HOUR_MS));
  const on = (days: number, time: string): Date => momentFrom(now, daysAhead + days, time);
  const before = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
  const people = await db
    .selectFrom('expert')
    .select(['id', 'name', 'affiliation', 'post', 'account_id'])
    .where('conference_id', '=', conferenceId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('speaker_invitation')
          .select('speaker_invitation.id')
          .whereRef('speaker_invitation.expert_id', '=', 'expert.id')
          .where('state', '<>', 'rejected'),
      ),
    )
    .orderBy('id')
    .execute();
  const cars: number[] = [];
  for (const [at, [name, place, driver, phone, plate, seats]] of drivers.entries()) {
    const { id } = await db
      .insertInto('speaker_pickup')
      .values({
        conference_id: conferenceId,
        direction: 'arrival',
        name,
        place,
        leaves_at: on(-1, ['15:55', '14:40', '16:10'][at] ?? '16:00'),
        driver,
        driver_phone: phone,
        plate,
        seats,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    cars.push(id);
  }
  const own = people.find(({ account_id: account }) => account !== null);
  const sorted = own ? [own, ...people.filter(({ id }) => id !== own.id)] : people;
  const hours = ['15:42', '15:18', '14:06', '13:30', '16:25', '11:10', '17:48', '15:31'];
  for (const [at, person] of sorted.entries()) {
    if (at > 60 || at % 6 === 5) continue;
    const station = stations[at % 3] ?? '杭州东';
    const flight = station === '萧山机场';
    const ticket =
      at === 0 ? 'confirmed' : ((['own', 'own', 'wanted', 'confirmed', 'change'] as const)[at % 5] ?? 'own');
    const arrives = on(-1, hours[at % hours.length] ?? '15:00');
    await db
      .insertInto('speaker_leg')
      .values({
        conference_id: conferenceId,
        expert_id: person.id,
        direction: 'arrival',
        mode: flight ? 'flight' : 'train',
        number: ticket === 'wanted' ? '' : flight ? `MU${5300 + at}` : `G${7300 + at}`,
        from_place: flight ? '江州 T1' : '江州东',
        to_place: station,
        leaves_at: ticket === 'wanted' ? null : new Date(arrives.getTime() - 2.6 * HOUR_MS),
        arrives_at: ticket === 'wanted' ? null : arrives,
        seat: ticket === 'confirmed' ? '05 车 08A' : '',
        ticket,
        words: ticket === 'change' ? '上午有手术，想改下午的车' : ticket === 'wanted' ? '请订前一天下午到的车' : '',
        pickup_id:
          at === 0 || at === 3
            ? (cars[0] ?? null)
            : at === 1
              ? (cars[1] ?? null)
              : at % 12 === 6
                ? (cars[2] ?? null)
                : null,
        was_at: at % 8 === 4 ? new Date(arrives.getTime() - 2 * HOUR_MS) : null,
        changed_at: before(20),
      })
      .execute();
    if (at % 4 === 0)
      await db
        .insertInto('speaker_leg')
        .values({
          conference_id: conferenceId,
          expert_id: person.id,
          direction: 'departure',
          mode: 'flight',
          number: `CQ ${2186 + at}`,
          from_place: '萧山机场',
          to_place: '江州 T1',
          leaves_at: on(3, '17:35'),
          arrives_at: on(3, '19:40'),
          seat: '',
          ticket: 'booked',
          changed_at: before(10),
        })
        .execute();
    const days = { arrives_on: dayFrom(now, daysAhead - 1), leaves_on: dayFrom(now, daysAhead + 3) };
    if (at % 3 === 0 && at % 9 !== 3) await giveRoom(db, { conferenceId, expertId: person.id, ...days }, at);
    else if (at % 3 === 0)
      await db
        .insertInto('speaker_stay')
        .values({
          conference_id: conferenceId,
          expert_id: person.id,
          hotel: json(both('云栖江畔酒店', 'Yunqi Riverside Hotel')),
          address: json(both('之江路 1288 号，距会场步行 8 分钟', '1288 Zhijiang Road, 8 minutes on foot')),
          ...days,
          room: '大床，含早',
          confirmation: `HZ ${5028 + at}`,
        })
        .execute();
  }
  await giveRoomToNobody(db, conferenceId, dayFrom(now, daysAhead), dayFrom(now, daysAhead + 2));
  const [first, second] = sorted.slice(1);
  for (const person of [first, second])
    if (person)
      await db
        .insertInto('speaker_correction')
        .values({
          conference_id: conferenceId,
          expert_id: person.id,
          name: json(person.name),
          affiliation: json(
            both('江州大学附属第一医院 心内科', 'Department of Cardiology, First Hospital of Jiangzhou'),
          ),
          post: json(both('主任医师', 'Chief physician')),
          biography: json(both('从事冠心病介入治疗二十年。', 'Twenty years of coronary intervention.')),
          sent_at: before(16),
        })
        .execute();
}
