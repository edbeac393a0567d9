import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildDevice, buildPoint, ticketPrints, type PointInput } from '@meetingapp/demo/checkin/points.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { smallCongress } from '../../../testing/congress.ts';
import { testDatabase } from '../../../testing/database/database.ts';
import { recordScans } from './commands.ts';
import { answerDouble } from './commands-double.ts';
import type { NewScan } from './commands-store.ts';
import { findDoubles } from './queries-double.ts';
import { countInside } from './queries.ts';
import { cameraAdmission } from '@meetingapp/domain/checkin/camera-admission.ts';

const { db } = await testDatabase({ poolSize: 6 });
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);

/** A person with a ticket, and two entrances with a device each. */
async function twoEntrances(input: PointInput = {}) {
  const { cid, feeId } = await smallCongress(db, { societyId });
  const doors = await Promise.all(
    ['南门', '北门'].map(async (door) => {
      const pointId = await buildPoint(db, cid, { kind: 'entry', ...input });
      return { pointId, device: await buildDevice(db, cid, pointId, { label: door, door, staffId }) };
    }),
  );
  const regId = await buildRegistration(db, cid, { feeKindId: feeId });
  const [print = 0] = await ticketPrints(db, [regId]);
  const scanOf = (door: 0 | 1, more: Partial<NewScan> = {}): NewScan => ({
    id: randomUUID(),
    ...cameraAdmission,
    print,
    at: new Date(),
    deviceId: doors[door]?.device.id ?? null,
    where: '',
    staffId: null,
    ...more,
  });
  const record = (door: 0 | 1, ...scans: NewScan[]) =>
    recordScans(
      db,
      { conferenceId: cid, pointId: doors[door]?.pointId ?? 0, zone: 'Asia/Shanghai' },
      scans,
      new Date(),
    );
  const state = async () =>
    (await db.selectFrom('registration').select('state').where('id', '=', regId).executeTakeFirstOrThrow()).state;
  return { cid, regId, pointIds: doors.map(({ pointId }) => pointId), scanOf, record, state };
}

describe('[O16] a registration whose admission is taken back', () => {
  it('is confirmed again, so that it can be changed, cancelled and refunded, and its history says so', async () => {
    const { regId, scanOf, record, state } = await twoEntrances();
    const first = scanOf(0);
    await record(0, first);
    expect(await state()).toBe('attended');
    await record(0, scanOf(0, { undoes: first.id }));
    expect(await state()).toBe('confirmed');
    await record(1, scanOf(1));
    expect(await state()).toBe('attended');
    const events = await db
      .selectFrom('registration_event')
      .select(['event', 'from_state', 'to_state'])
      .where('registration_id', '=', regId)
      .where('event', 'in', ['check_in', 'undo_check_in'])
      .orderBy('id')
      .execute();
    expect(events.map(({ event, from_state, to_state }) => `${from_state} ${event} ${to_state}`)).toEqual([
      'confirmed check_in attended',
      'attended undo_check_in confirmed',
      'confirmed check_in attended',
    ]);
  });

  it('stays attended while another admission stands', async () => {
    const { scanOf, record, state } = await twoEntrances();
    const first = scanOf(0);
    await record(0, first);
    await record(1, scanOf(1));
    await record(0, scanOf(0, { undoes: first.id }));
    expect(await state()).toBe('attended');
  });

  it('never becomes attended when a device sends the admission and its undo together', async () => {
    const { scanOf, record, state } = await twoEntrances();
    const first = scanOf(0, { offline: true });
    await record(0, first, scanOf(0, { offline: true, undoes: first.id }));
    expect(await state()).toBe('confirmed');
  });

  it('is attended after all when the other entrance admits it in the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { scanOf, record, state } = await twoEntrances();
      const first = scanOf(0);
      await record(0, first);
      await Promise.all([record(0, scanOf(0, { undoes: first.id })), record(1, scanOf(1))]);
      expect(await state()).toBe('attended');
    }
  });
});

describe('[O16] an admission without a network that staff do not count', () => {
  it('is taken back, so that the second one of two, or that of a cancelled ticket, is in no figure; who decides later is refused', async () => {
    const { cid, regId, pointIds, scanOf, record, state } = await twoEntrances({ most: { times: 1, per: 'ever' } });
    const first = scanOf(0, { offline: true });
    const second = scanOf(0, { offline: true, at: new Date(Date.now() + 1000) });
    await record(0, first, second);
    const by = { cid, staffId, why: '', now: new Date() };
    expect(await answerDouble(db, { ...by, scanId: second.id, answer: 'dismissed' })).toEqual({ ok: true });
    expect(await answerDouble(db, { ...by, scanId: second.id, answer: 'dismissed' })).toEqual({ ok: true });
    expect(await answerDouble(db, { ...by, scanId: second.id, answer: 'both' })).toEqual({
      ok: false,
      reason: 'double_answered',
    });
    expect(await countInside(db, pointIds[0]!, 'in')).toBe(1);
    expect(await state()).toBe('attended');
    await db.updateTable('registration').set({ state: 'cancelled' }).where('id', '=', regId).execute();
    const late = scanOf(1, { offline: true, at: new Date(Date.now() + 2000) });
    await record(1, late);
    expect(await countInside(db, pointIds[1]!, 'in')).toBe(1);
    expect(await answerDouble(db, { ...by, scanId: late.id, answer: 'dismissed' })).toEqual({ ok: true });
    expect(await countInside(db, pointIds[1]!, 'in')).toBe(0);
  });

  it('need not be decided once the scan is taken back by hand', async () => {
    const { cid, scanOf, record } = await twoEntrances({ most: { times: 1, per: 'ever' } });
    const first = scanOf(0, { offline: true });
    const second = scanOf(0, { offline: true, at: new Date(Date.now() + 1000) });
    await record(0, first, second);
    expect(await findDoubles(db, cid)).toHaveLength(1);
    await record(0, scanOf(0, { undoes: second.id }));
    expect(await findDoubles(db, cid)).toEqual([]);
  });
});
