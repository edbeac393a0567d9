import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { deliveryCalls as log } from '@meetingapp/contract/developers/delivery.ts';
import { endpointCalls as calls } from '@meetingapp/contract/developers/endpoint.ts';
import { eventTypes } from '@meetingapp/contract/developers/event.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { webhookReceiver } from '../../../testing/developers/receiver.ts';

const test = await testApp({ settings: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } });
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
test.clock.now = new Date();
const owner = async () => ({ token: await buildStaffToken(db, staffId, test.clock.now) });

/** Sends what waits; rows of the database have the time of this machine. */
async function send() {
  test.clock.now = new Date(Math.max(test.clock.now.getTime() + 1000, Date.now() + 1000));
  await test.work();
}

it('[X2] deliveries are found by endpoint, state, event and object, each filter alone and all together', async () => {
  const [good, bad] = [await webhookReceiver(), await webhookReceiver()];
  afterAll(() => Promise.all([good.down(), bad.down()]));
  bad.state.status = 500;
  const cid = await buildConference(db, { societyId });
  const endpoint = async (address: string) =>
    (await test.call(calls.createEndpoint, { cid, address, eventTypes: [...eventTypes] }, await owner())).endpointId;
  const [arrives, fails] = [await endpoint(good.url), await endpoint(bad.url)];
  const one = await buildRegistration(db, cid, { state: 'confirmed' });
  const other = await buildRegistration(db, cid, { state: 'confirmed' });
  await send();
  await db.updateTable('registration').set({ name: '改名' }).where('id', '=', one).execute();
  await send();

  const all = { cid, failed: false, endpointId: null, before: null };
  const list = async (filter: object = {}) =>
    (await test.call(log.deliveries, { ...all, ...filter }, await owner())).deliveries;
  const everything = await list();
  const states = new Set(everything.map(({ state }) => state));
  expect(states).toEqual(new Set(['delivered', 'waiting']));
  const filters = {
    endpoint: [{ endpointId: fails }, (row) => row.endpointId === fails],
    state: [{ deliveryState: 'delivered' }, (row) => row.state === 'delivered'],
    event: [{ eventType: 'registration.changed.v1' }, (row) => row.type === 'registration.changed.v1'],
    object: [{ object: ` registration/${other} ` }, (row) => row.object === `registration/${other}`],
    failed: [{ failed: true }, (row) => row.state === 'dead' || (row.state === 'waiting' && row.attempts > 0)],
    together: [
      { endpointId: arrives, deliveryState: 'delivered', object: `registration/${one}` },
      (row) => row.endpointId === arrives && row.state === 'delivered' && row.object === `registration/${one}`,
    ],
  } satisfies Record<string, [object, (row: (typeof everything)[number]) => boolean]>;
  for (const [name, [filter, wanted]] of Object.entries(filters)) {
    const found = (await list(filter)).map(({ id }) => id);
    const expected = everything.filter(wanted).map(({ id }) => id);
    expect(found, name).toEqual(expected);
    // A filter that lets everything or nothing through would prove nothing.
    expect(expected.length, name).toBeGreaterThan(0);
    expect(expected.length, name).toBeLessThan(everything.length);
  }
  expect(await list({ deliveryState: 'dead' })).toEqual([]);
  expect(await list({ object: 'registration/0' })).toEqual([]);
  const middle = everything[1]?.id ?? 0;
  expect((await list({ before: middle })).every(({ id }) => id < middle)).toBe(true);
  const elsewhere = await buildConference(db, { societyId });
  expect(await list({ cid: elsewhere, object: `registration/${one}` })).toEqual([]);
});

it('[X2] deliveries of the last hours are found and counted page by page', async () => {
  const receiver = await webhookReceiver();
  afterAll(() => receiver.down());
  const cid = await buildConference(db, { societyId });
  const wish = { cid, address: receiver.url, eventTypes: [...eventTypes] };
  const { endpointId } = await test.call(calls.createEndpoint, wish, await owner());
  const ages = [...Array.from({ length: 52 }, () => 0.5), 20, 23.9, 24.1, 100, 200];
  const made = await db
    .insertInto('webhook_event')
    .values(
      ages.map((hours, index) => ({
        key: randomUUID(),
        conference_id: cid,
        type: 'order.paid.v1',
        object: `order/${index}`,
        body: '{}',
        at: new Date(test.clock.now.getTime() - hours * 3_600_000),
      })),
    )
    .returning(['id', 'object', 'at'])
    .execute();
  await db
    .insertInto('webhook_delivery')
    .values(
      made.map(({ id, object, at }) => ({
        endpoint_id: endpointId,
        event_id: id,
        object,
        state: 'delivered' as const,
        due_at: at,
      })),
    )
    .execute();
  const list = async (filter: object = {}) => test.call(log.deliveries, { cid, ...filter }, await owner());
  const counts = { null: 57, 1: 52, 24: 54, 168: 56 };
  for (const withinHours of [null, 1, 24, 168] as const)
    expect(await list({ withinHours }), `${withinHours} hours`).toMatchObject({
      count: counts[`${withinHours}`],
      countMore: false,
      earlier: 0,
      more: true,
    });
  const first = await list({ withinHours: 24 });
  expect(first.deliveries).toHaveLength(50);
  const second = await list({ withinHours: 24, before: first.deliveries.at(-1)?.id });
  expect(second).toMatchObject({ count: 54, earlier: 50, more: false });
  expect(second.deliveries).toHaveLength(4);
  const refused = await test.attempt(log.deliveries, { cid, withinHours: 2 }, await owner());
  expect(refused).toMatchObject({ error: 'body_invalid', faults: [{ field: 'withinHours' }] });
});

it('[X2] an event or a state that does not exist is refused by the name of its field', async () => {
  const cid = await buildConference(db, { societyId });
  const base = { cid, failed: false, endpointId: null, before: null };
  for (const [field, value] of [
    ['eventType', 'order.eaten.v1'],
    ['deliveryState', 'lost'],
  ] as const)
    expect(await test.attempt(log.deliveries, { ...base, [field]: value }, await owner())).toMatchObject({
      error: 'body_invalid',
      faults: [{ field }],
    });
});
