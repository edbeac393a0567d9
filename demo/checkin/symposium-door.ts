import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { recordScans } from '@meetingapp/server/features/checkin/scan/commands.ts';
import type { NewScan } from '@meetingapp/server/features/checkin/scan/commands-store.ts';
import { buildOrder } from '../orders/orders.ts';
import { buildRegistration } from '../registration/registration.ts';
import { both, nothing } from '../support/bilingual.ts';
import { buildDevice, buildPoint, ticketPrints } from './points.ts';
import { idOf } from './scan-id.ts';
import { seedSymposiumDesk } from './symposium-desk.ts';
import { seedSymposiumLounge } from './symposium-lounge.ts';

const MINUTE_MS = 60_000;
const surnames = ['沈', '陆', '顾', '姚', '钱', '倪', '戴', '龚', '邵', '薛'];
const givenNames = ['思齐', '雨桐', '景行', '若溪', '明远', '清扬'];
const hospitals = ['江州大学附属第一医院', '湖山心血管医院', '北岳医院', '澜江医院', '西岭市人民医院'];
/** Of sixty people these are still to come. */
const STILL_TO_COME = 14;
const LAST = surnames.length * givenNames.length - 1;

interface DoorInput {
  feeKindId: number;
  fee: number;
  staffId: number;
  /** The hall at whose door people are counted in and out. */
  hallId: number;
  now: Date;
}

async function people(db: Database, cid: number, { feeKindId, fee, now }: DoorInput): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, surname] of surnames.entries())
    for (const [place, given] of givenNames.entries()) {
      const number = index * givenNames.length + place;
      const createdAt = new Date(now.getTime() - (20 * 1440 + number * 37) * MINUTE_MS);
      const id = await buildRegistration(db, cid, {
        name: surname + given,
        phone: `1390050${String(number).padStart(4, '0')}`,
        ...(number === LAST ? {} : { feeKindId }),
        answers: { company: hospitals[number % hospitals.length] ?? '' },
        createdAt,
      });
      // The last one cancels later: nothing was paid.
      if (number !== LAST)
        await buildOrder(db, id, { lines: [{ title: both('注册费', 'Registration fee'), amount: fee }], createdAt });
      ids.push(id);
    }
  return ids;
}

/**
 * The door of the symposium that runs today: an entrance with two doors, a hall with people in and out, lunch, a
 * room for codes that change; devices that are online, offline, low, late and locked; the walk-up desk; a person admitted twice while a device was offline, one whose registration had been cancelled, and
 * scans that were refused.
 */
export async function seedSymposiumDoor(db: Database, cid: number, input: DoorInput): Promise<void> {
  const { now, staffId } = input;
  const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
  const registrations = await people(db, cid, input);
  await db
    .updateTable('ticket')
    .set({ role: 'speaker' })
    .where('registration_id', 'in', registrations.slice(0, 6))
    .execute();
  const prints = await ticketPrints(db, registrations);
  const entry = await buildPoint(db, cid, {
    name: both('主入口', 'Main entrance'),
    hint: both('胸牌在 2 号台领取', 'Badges at desk 2'),
    self: true,
    most: { times: 1, per: 'day' },
  });
  const hall = await buildPoint(db, cid, {
    kind: 'hall',
    name: both('浦江厅', 'Pujiang Hall'),
    ways: 'both',
    antiPassback: true,
    capacity: 300,
    hallId: input.hallId,
  });
  const lunch = await buildPoint(db, cid, {
    kind: 'meal',
    name: both('午餐', 'Lunch'),
    hint: nothing,
    most: { times: 1, per: 'day' },
    opens: [{ from: before(60).toISOString(), until: before(-120).toISOString() }],
  });
  // Nobody holds the demo's devices: those that are online stay so for twelve hours.
  const online = before(-12 * 60);
  const at = (label: string, door: string, more: object = {}) =>
    buildDevice(db, cid, entry, { label, door, staffId, seenAt: online, battery: 80, ...more });
  const south = await at('S1', '南门', { battery: 88 });
  await at('S2', '南门', { battery: 71, clockAhead: 180_000 });
  const north = await at('N2', '北门', { battery: 64 });
  await at('N3', '北门', { battery: 18, unsent: 31, seenAt: before(12) });
  await at('N4', '北门', { lockedAt: before(200), seenAt: before(201) });
  const inside = await buildDevice(db, cid, hall, { label: 'H1', staffId, seenAt: online, battery: 52 });
  await buildDevice(db, cid, lunch, { label: 'M1', staffId, seenAt: online, battery: 93 });

  const doors = { south, north, inside };
  const where = { south: '南门', north: '北门', inside: 'H1' };
  const scan = (
    key: string,
    door: keyof typeof doors,
    print: number | null,
    minutes: number,
    more: Partial<NewScan> = {},
  ): NewScan => ({
    id: idOf(`${cid}:${now.toISOString()}:${key}`),
    ...cameraAdmission,
    print,
    at: before(minutes),
    deviceId: doors[door].id,
    where: where[door],
    staffId: null,
    ...more,
  });
  const place = (pointId: number) => ({ conferenceId: cid, pointId, zone: 'Asia/Shanghai' });
  const arrived = prints.slice(0, -STILL_TO_COME);
  // Most come in the half hour around the middle of the last eighty minutes.
  const minuteOf = (index: number) => 80 - Math.round(78 * (index / arrived.length) ** 0.7);
  const admissions = arrived.map((print, index) =>
    scan(`in${index}`, index % 3 === 0 ? 'north' : 'south', print, minuteOf(index)),
  );
  const [first = 0, second = 0] = arrived;
  const cancelled = registrations.at(-1) ?? 0;
  const cancelledPrint = prints.at(-1) ?? 0;
  await db.updateTable('registration').set({ state: 'cancelled' }).where('id', '=', cancelled).execute();
  await db
    .updateTable('ticket')
    .set({ voided_at: before(30) })
    .where('registration_id', '=', cancelled)
    .execute();
  const last = arrived.at(-1) ?? 0;
  await recordScans(
    db,
    place(entry),
    [
      ...admissions,
      scan('again', 'south', first, 9),
      scan('foreign', 'south', null, 14, { kind: 'refuse', reason: 'other_conference' }),
      scan('forged', 'north', null, 11, { kind: 'refuse', reason: 'signature' }),
      scan('double', 'south', last, 1, { offline: true }),
      scan('void', 'north', cancelledPrint, 6, { offline: true }),
    ],
    now,
  );
  await recordScans(
    db,
    place(hall),
    [
      ...arrived.slice(0, 30).map((print, index) => scan(`hall${index}`, 'inside', print, 40 - (index % 20))),
      ...arrived
        .slice(0, 6)
        .map((print, index) => scan(`out${index}`, 'inside', print, 12 - index, { direction: 'out' })),
      scan('back', 'inside', second, 3),
    ],
    now,
  );
  await seedSymposiumLounge(db, cid, { staffId, prints: arrived.slice(6, 12), now });
  await seedSymposiumDesk(db, cid, { ...input, pointId: entry });
}
