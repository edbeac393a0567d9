import { afterAll, expect, it } from 'vitest';
import { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import { endpointCalls } from '@meetingapp/contract/developers/endpoint.ts';
import { eventLogCalls as log } from '@meetingapp/contract/developers/event-log.ts';
import { eventTypes } from '@meetingapp/contract/developers/event.ts';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { sql } from 'kysely';
import { testApp } from '../../../testing/app.ts';
import { webhookReceiver } from '../../../testing/developers/receiver.ts';

const test = await testApp({ settings: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } });
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
test.clock.now = new Date();
const owner = async () => ({ token: await buildStaffToken(db, staffId, test.clock.now) });

/** Sends what is due; rows of the database have the time of this machine. */
async function send() {
  test.clock.now = new Date(Math.max(test.clock.now.getTime() + 1000, Date.now() + 1000));
  await test.work();
}

/** A conference with a receiver that answers, one that fails, and the events of two registrations. */
async function failingConference() {
  const [good, bad] = [await webhookReceiver(), await webhookReceiver()];
  afterAll(() => Promise.all([good.down(), bad.down()]));
  bad.state.status = 500;
  const cid = await buildConference(db, { societyId });
  const endpoint = async (address: string) => {
    const wish = { cid, address, eventTypes: [...eventTypes] };
    return (await test.call(endpointCalls.createEndpoint, wish, await owner())).endpointId;
  };
  const [arrives, fails] = [await endpoint(good.url), await endpoint(bad.url)];
  const one = await buildRegistration(db, cid, { state: 'confirmed' });
  const other = await buildRegistration(db, cid, { state: 'confirmed' });
  await send();
  return { cid, good, bad, arrives, fails, one, other };
}

/** Gives up what failed, as the last attempt does. */
const giveUp = (endpointId: number) =>
  db
    .updateTable('webhook_delivery')
    .set({ state: 'dead', attempts: 8 })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute();

const idsOf = (received: readonly { headers: Readonly<Record<string, unknown>> }[]) =>
  received.map(({ headers }) => headers['webhook-id']);

it('[X2] an event shows each receiver, and is sent again to all of them under its id', async () => {
  const { cid, good, bad, fails, one } = await failingConference();
  await giveUp(fails);
  const { events, count } = await test.call(log.events, { cid, object: `registration/${one}` }, await owner());
  expect(count).toBe(1);
  expect(events).toMatchObject([{ type: 'registration.created.v1', delivered: 1, waiting: 0, dead: 1 }]);
  const eventId = events[0]?.id ?? 0;
  const shown = await test.call(log.event, { cid, eventId }, await owner());
  expect(shown.deliveries.map(({ state }) => state)).toEqual(['delivered', 'dead']);
  expect(JSON.parse(shown.body)).toMatchObject({ object: `registration/${one}` });

  bad.state.status = 200;
  const before = { good: good.received.length, bad: bad.received.length };
  expect(await test.call(log.replayEvent, { cid, eventId }, await owner())).toMatchObject({ count: 2 });
  await send();
  expect(idsOf(good.received.slice(before.good))).toEqual([shown.webhookId]);
  expect(idsOf(bad.received.slice(before.bad))).toEqual([shown.webhookId]);
  expect((await test.call(log.event, { cid, eventId }, await owner())).event).toMatchObject({
    delivered: 2,
    dead: 0,
  });
});

it('[X2] only the dead letters that match are sent again, and the tallies say how many are left', async () => {
  const { cid, bad, fails, one } = await failingConference();
  await giveUp(fails);
  expect(await test.call(log.tallies, { cid }, await owner())).toMatchObject({
    events: 2,
    eventsMore: false,
    dead: 2,
    deadMore: false,
  });
  bad.state.status = 200;
  const before = bad.received.length;
  const filter = { cid, deliveryState: 'dead', object: `registration/${one}` } as const;
  expect(await test.call(deliveryCalls.replayMatching, filter, await owner())).toMatchObject({ count: 1 });
  await send();
  expect(bad.received).toHaveLength(before + 1);
  expect(bad.received.at(-1)?.body).toContain(`registration/${one}`);
  expect(await test.call(log.tallies, { cid }, await owner())).toMatchObject({ dead: 1 });
  expect(await test.call(deliveryCalls.replayMatching, filter, await owner())).toMatchObject({ count: 0 });
});

it('[X2] events are found by state, type and period, and those that match are sent again once each', async () => {
  const { cid, good, fails, one } = await failingConference();
  await giveUp(fails);
  await db.updateTable('registration').set({ name: '改名' }).where('id', '=', one).execute();
  const list = async (filter: object = {}) => (await test.call(log.events, { cid, ...filter }, await owner())).events;
  // Not sent yet: it waits for both receivers.
  expect(await list({ eventState: 'waiting' })).toMatchObject([{ type: 'registration.changed.v1', waiting: 2 }]);
  expect(await list({ eventState: 'dead' })).toHaveLength(2);
  expect(await list({ eventState: 'delivered' })).toEqual([]);
  expect(await list({ eventType: 'registration.created.v1' })).toHaveLength(2);
  expect(await list({ withinHours: 1 })).toHaveLength(3);
  await send();
  await test.call(endpointCalls.removeEndpoint, { cid, endpointId: fails }, await owner());
  expect(await list({ eventState: 'delivered' })).toHaveLength(3);
  expect(await list({ eventState: 'dead' })).toEqual([]);

  const before = good.received.length;
  const again = { cid, eventType: 'registration.created.v1' } as const;
  expect(await test.call(log.replayEvents, again, await owner())).toMatchObject({ count: 2 });
  await send();
  expect(new Set(idsOf(good.received.slice(before))).size).toBe(2);
  expect(good.received).toHaveLength(before + 2);
});

it('[X2] what waits for its first attempt is not counted as sent again, and a stopped receiver without matches stays stopped', async () => {
  const { cid, arrives, fails, one } = await failingConference();
  await test.call(endpointCalls.switchEndpoint, { cid, endpointId: arrives, active: false }, await owner());
  await giveUp(fails);
  await db.updateTable('registration').set({ name: '改名' }).where('id', '=', one).execute();
  const filter = { cid, endpointId: fails, object: `registration/${one}` };
  expect(await test.call(deliveryCalls.replayMatching, filter, await owner())).toMatchObject({ count: 1 });
  const { endpoints } = await test.call(endpointCalls.endpoints, { cid }, await owner());
  expect(endpoints.map(({ id, state }) => [id, state])).toEqual(
    expect.arrayContaining([
      [arrives, 'stopped'],
      [fails, 'active'],
    ]),
  );
});

it('[X2] more than can be sent again at once are refused, and nothing is sent', async () => {
  const { cid, arrives } = await failingConference();
  await sql`
    with made as (
      insert into webhook_event (key, conference_id, type, object, body, at)
      select gen_random_uuid(), ${cid}, 'order.paid.v1', 'order/' || n, '{}', ${test.clock.now}
      from generate_series(1, ${COUNTED_AT_MOST + 1}) as n returning id, object)
    insert into webhook_delivery (endpoint_id, event_id, object, state, attempts)
    select ${arrives}, id, object, 'dead', 8 from made`.execute(db);
  const many = { cid, deliveryState: 'dead' } as const;
  expect(await test.attempt(deliveryCalls.replayMatching, many, await owner())).toMatchObject({ error: 'replay_many' });
  expect(await test.attempt(log.replayEvents, { cid }, await owner())).toMatchObject({ error: 'replay_many' });
  expect(await test.call(log.tallies, { cid }, await owner())).toMatchObject({
    events: COUNTED_AT_MOST,
    eventsMore: true,
    dead: COUNTED_AT_MOST,
    deadMore: true,
  });
});

it('[X2] an event of another conference is neither shown nor sent', async () => {
  const { cid, good } = await failingConference();
  const eventId = (await test.call(log.events, { cid }, await owner())).events[0]?.id ?? 0;
  const elsewhere = await buildConference(db, { societyId });
  const before = good.received.length;
  for (const call of [log.event, log.replayEvent] as const)
    expect(await test.attempt(call, { cid: elsewhere, eventId }, await owner())).toMatchObject({ error: 'not_found' });
  expect(await test.call(log.replayEvents, { cid: elsewhere }, await owner())).toMatchObject({ count: 0 });
  await send();
  expect(good.received).toHaveLength(before);
});
