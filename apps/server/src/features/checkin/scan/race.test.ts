import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildDevice, buildPoint, ticketPrints, type PointInput } from '@meetingapp/demo/checkin/points.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { smallCongress } from '../../../testing/congress.ts';
import { meeting } from '../../../testing/race/meeting.ts';
import { recordScans, type LockPoint } from './commands.ts';
import type { NewScan } from './commands-store.ts';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';

const { db } = await testDatabase({ poolSize: 6 });
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);

async function twoDoors(people: number, input: PointInput) {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const pointId = await buildPoint(db, cid, { kind: 'hall', ...input });
  const devices = await Promise.all(
    ['南门', '北门'].map((door) => buildDevice(db, cid, pointId, { label: door, door, staffId })),
  );
  const regIds: number[] = [];
  for (let one = 0; one < people; one += 1) regIds.push(await buildRegistration(db, cid, { feeKindId: feeId }));
  const prints = await ticketPrints(db, regIds);
  const place = { conferenceId: cid, pointId, zone: 'Asia/Shanghai' };
  const scan = (door: number, print: number): NewScan => ({
    id: randomUUID(),
    ...cameraAdmission,
    print,
    at: new Date(),
    deviceId: devices[door]?.id ?? null,
    where: String(door),
    staffId: null,
  });
  return { place, prints, scan };
}

/** The protection is off: both doors decide by what was there before either wrote. */
function unlocked(): LockPoint {
  const meet = meeting(2);
  return async (transaction, { conferenceId, pointId }) => {
    await sql`set transaction isolation level repeatable read`.execute(transaction);
    const point = await transaction
      .selectFrom('checkin_point')
      .selectAll()
      .where('conference_id', '=', conferenceId)
      .where('id', '=', pointId)
      .executeTakeFirst();
    await meet();
    return point;
  };
}

const kinds = (outcomes: ({ kind: string }[] | null)[]) =>
  outcomes
    .flatMap((one) => one ?? [])
    .map(({ kind }) => kind)
    .toSorted();

describe('[O16] two doors at the same second', () => {
  const once: PointInput = { most: { times: 1, per: 'ever' } };

  it('admit one ticket once; without the lock both admit it', async () => {
    const { place, prints, scan } = await twoDoors(2, once);
    const both = (print: number, lock?: LockPoint) =>
      Promise.all([0, 1].map((door) => recordScans(db, place, [scan(door, print)], new Date(), lock)));
    expect(kinds(await both(prints[0]!))).toEqual(['admit', 'already']);
    expect(kinds(await both(prints[1]!, unlocked()))).toEqual(['admit', 'admit']);
  });

  it('give the last seat to one of two; without the lock to both', async () => {
    const { place, prints, scan } = await twoDoors(2, { capacity: 1 });
    const outcomes = await Promise.all(
      prints.map((print, door) => recordScans(db, place, [scan(door, print)], new Date())),
    );
    expect(kinds(outcomes)).toEqual(['admit', 'refuse']);
    const open = await twoDoors(2, { capacity: 1 });
    const lock = unlocked();
    const slipped = await Promise.all(
      open.prints.map((print, door) => recordScans(db, open.place, [open.scan(door, print)], new Date(), lock)),
    );
    expect(kinds(slipped)).toEqual(['admit', 'admit']);
  });
});
