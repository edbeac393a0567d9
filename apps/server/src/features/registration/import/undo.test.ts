import { expect, it } from 'vitest';
import { registrationImportCalls as calls } from '@meetingapp/contract/registration/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const token = await buildStaffToken(db, staffId);

it('[O7] an undo of many people frees their places, cancels their orders and writes their history; who paid since stays', async () => {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, plainFields);
  await buildFeeKind(db, cid, { size: 150 });
  const people = Array.from({ length: 150 }, (_, at) => `人${at},${13_800_000_000 + at}`);
  const { id } = (await test.attempt(
    calls.importUpload,
    { cid },
    { token, file: ['姓名,手机', ...people].join('\n') },
  )) as unknown as { id: number };
  const run = async (call: typeof calls.importCheck | typeof calls.importApply | typeof calls.importUndo) => {
    const { taskId } = await test.call(call, { cid, id }, { token });
    await test.work();
    return (await test.call(taskCalls.detail, { cid, id: taskId }, { token, language: 'en' })).task;
  };
  await run(calls.importCheck);
  expect(await run(calls.importApply)).toMatchObject({ done: 150, refused: 0 });
  const live = () =>
    db
      .selectFrom('claim')
      .innerJoin('registration', 'registration.id', 'registration_id')
      .select('claim.id')
      .where('conference_id', '=', cid)
      .where('claim.state', '<>', 'released')
      .execute();
  expect(await live()).toHaveLength(150);
  const paid = await db
    .updateTable('orders')
    .set({ state: 'paid', paid_at: new Date() })
    .where('id', '=', (select) =>
      select.selectFrom('orders').select('id').where('conference_id', '=', cid).orderBy('id').limit(1),
    )
    .returning('registration_id')
    .executeTakeFirstOrThrow();
  expect(await run(calls.importUndo)).toMatchObject({ done: 150, refused: 1 });
  expect(await live()).toHaveLength(1);
  const registrations = await db
    .selectFrom('registration')
    .innerJoin('orders', 'orders.registration_id', 'registration.id')
    .select(['registration.id', 'registration.state', 'orders.state as order', 'registration.hold_until'])
    .where('registration.conference_id', '=', cid)
    .execute();
  expect(registrations.filter(({ state, order }) => state === 'cancelled' && order === 'cancelled')).toHaveLength(149);
  expect(registrations.find((row) => row.id === paid.registration_id)).toMatchObject({
    state: 'approved',
    order: 'paid',
  });
  const ended = db.selectFrom('registration_event').innerJoin('registration', 'registration.id', 'registration_id');
  const events = await ended
    .select(['actor', 'why', 'from_state'])
    .where('conference_id', '=', cid)
    .where('event', '=', 'cancel')
    .execute();
  expect(events).toHaveLength(149);
  expect(new Set(events.map(({ actor, from_state }) => `${actor} ${from_state}`))).toEqual(
    new Set([`staff:${staffId} approved`]),
  );
  expect(events[0]?.why).not.toBe('');
  const orderEvents = db.selectFrom('order_event').innerJoin('orders', 'orders.id', 'order_id');
  expect(
    await orderEvents.select('event').where('conference_id', '=', cid).where('event', '=', 'cancel').execute(),
  ).toHaveLength(149);
});
