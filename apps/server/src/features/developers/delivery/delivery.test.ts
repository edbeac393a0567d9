import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { deliveryCalls as log } from '@meetingapp/contract/developers/delivery.ts';
import { endpointCalls as calls } from '@meetingapp/contract/developers/endpoint.ts';
import { eventTypes } from '@meetingapp/contract/developers/event.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { signatureOf } from '../../../ports/webhooks/signature.ts';
import { testApp } from '../../../testing/app.ts';
import { webhookReceiver } from '../../../testing/developers/receiver.ts';

const test = await testApp({ settings: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } });
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
/** A log-in that is valid at the test's time. */
const owner = async () => ({ token: await buildStaffToken(db, staffId, test.clock.now) });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function stage() {
  const receiver = await webhookReceiver();
  afterAll(() => receiver.down());
  const cid = await buildConference(db, { societyId });
  test.clock.now = new Date();
  const events = [...eventTypes];
  const made = await test.call(calls.createEndpoint, { cid, address: receiver.url, eventTypes: events }, await owner());
  const change = (id: number, name: string) =>
    db.updateTable('registration').set({ name }).where('id', '=', id).execute();
  const later = async (ms: number) => {
    // Rows of the database have the time of this machine.
    test.clock.now = new Date(Math.max(test.clock.now.getTime() + ms, Date.now() + 1000));
    await test.work();
  };
  const listed = async (failed = false) =>
    test.call(log.deliveries, { cid, failed, endpointId: null, before: null }, await owner());
  const endpoint = async () => (await test.call(calls.endpoints, { cid }, await owner())).endpoints[0];
  return { receiver, cid, ...made, change, later, listed, endpoint };
}

const typeOf = ({ body }: { body: string }) => (JSON.parse(body) as { type: string }).type;
const sequenceOf = ({ body }: { body: string }) => (JSON.parse(body) as { sequence: number }).sequence;
const stringHeaders = (headers: object) => headers as Record<string, string>;

describe('[X2] a webhook', () => {
  it('has the signature of the specification’s example', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
    expect(signatureOf(message, [secret])).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('has a secret that the database alone does not tell', async () => {
    const { secret } = await stage();
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(bytes).toHaveLength(32);
    const { found } = await db
      .selectFrom('webhook_endpoint')
      .select(
        sql<boolean>`bool_or(webhook_endpoint::text like ${`%${secret.slice(6, 30)}%`}
        or webhook_endpoint::text like ${`%${bytes.toString('hex').slice(0, 24)}%`})`.as('found'),
      )
      .executeTakeFirstOrThrow();
    expect(found).toBe(false);
  });

  it('is written with the change, arrives signed, and names no person', async () => {
    const { receiver, cid, secret, later } = await stage();
    const id = await buildRegistration(db, cid, { state: 'approved', name: '林知远' });
    await later(0);
    expect(receiver.received).toHaveLength(1);
    const [one] = receiver.received;
    const content = new Webhook(secret).verify(one?.body ?? '', stringHeaders(one?.headers ?? {})) as object;
    expect(content).toMatchObject({
      type: 'registration.created.v1',
      object: `registration/${id}`,
      data: { id, state: 'approved' },
    });
    expect(one?.body).not.toContain('林知远');
    expect(one?.headers['webhook-id']).toMatch(/^evt_[0-9a-f]{32}$/);
    expect(() => new Webhook('whsec_AAAA').verify(one?.body ?? '', stringHeaders(one?.headers ?? {}))).toThrow(
      /signature/i,
    );
  });

  it('is not written when the change is rolled back, nor for events that nobody chose', async () => {
    const { receiver, cid, endpointId, later } = await stage();
    await test.call(
      calls.changeEndpoint,
      { cid, endpointId, address: receiver.url, eventTypes: ['order.paid.v1'] },
      await owner(),
    );
    await buildRegistration(db, cid, { state: 'confirmed' });
    await test.call(
      calls.changeEndpoint,
      { cid, endpointId, address: receiver.url, eventTypes: [...eventTypes] },
      await owner(),
    );
    const failed = inTransaction(db, async (transaction) => {
      await buildRegistration(transaction, cid, { state: 'confirmed' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await later(0);
    expect(receiver.received).toEqual([]);
  });

  it('keeps the order of an object while another object goes on', async () => {
    const { receiver, cid, change, later, listed } = await stage();
    const [one, other] = [
      await buildRegistration(db, cid, { state: 'confirmed' }),
      await buildRegistration(db, cid, { state: 'confirmed' }),
    ];
    await later(0);
    receiver.state.status = 500;
    await change(one, '甲1');
    await later(0);
    await change(one, '甲2');
    receiver.state.status = 200;
    await change(other, '乙1');
    await later(0);
    const { deliveries } = await listed(true);
    expect(deliveries).toMatchObject([{ status: 500, attempts: 1, state: 'waiting' }]);
    const shown = await test.call(log.delivery, { cid, deliveryId: deliveries[0]?.id ?? 0 }, await owner());
    expect(shown.behind).toBe(1);
    await later(MINUTE_MS);
    await later(MINUTE_MS);
    const after = receiver.received
      .slice(2)
      .map((webhook) => JSON.parse(webhook.body) as { object: string; sequence: number });
    const ofOne = after.filter(({ object }) => object === `registration/${one}`).map(({ sequence }) => sequence);
    expect(ofOne).toHaveLength(3);
    expect(ofOne[0]).toBe(ofOne[1]);
    expect(ofOne[2]).toBeGreaterThan(ofOne[1] ?? 0);
    expect(after.some(({ object }) => object === `registration/${other}`)).toBe(true);
  });

  it('loses nothing while the receiver is down for an hour under load, and brings each event once by its id', async () => {
    const { receiver, cid, change, later, listed, endpoint } = await stage();
    const ids: number[] = [];
    for (let at = 0; at < 10; at += 1) ids.push(await buildRegistration(db, cid, { state: 'confirmed' }));
    await later(0);
    await receiver.down();
    for (let minute = 0; minute < 60; minute += 1) {
      for (const id of ids.slice(0, 5)) await change(id, `第${minute}次`);
      await later(MINUTE_MS);
    }
    const down = await endpoint();
    expect(down).toMatchObject({ state: 'active', failingSince: expect.any(String), dead: 0 });
    expect((await listed(true)).deliveries[0]).toMatchObject({ status: null, fault: 'unreachable' });
    const probes = await db
      .selectFrom('webhook_attempt')
      .innerJoin('webhook_delivery', 'webhook_delivery.id', 'delivery_id')
      .select('webhook_attempt.id')
      .where('fault', '=', 'unreachable')
      .execute();
    expect(probes.length).toBeLessThan(30);
    await receiver.up();
    for (let minute = 0; minute < 45; minute += 1) await later(MINUTE_MS);
    expect(await endpoint()).toMatchObject({ waiting: 0, dead: 0, failingSince: null });
    const seen = receiver.received.map(({ headers }) => String(headers['webhook-id']));
    expect(new Set(seen).size).toBe(10 + 300);
    expect(seen).toHaveLength(10 + 300);
    for (const id of ids.slice(0, 5)) {
      const own = receiver.received.filter(({ body }) => body.includes(`"registration/${id}"`)).map(sequenceOf);
      expect(own).toEqual([...own].sort((a, b) => a - b));
    }
  });

  it('is given up after eight attempts, stops a dead endpoint after hours, and is sent again on demand under its id', async () => {
    const { receiver, cid, later, endpoint, listed } = await stage();
    receiver.state.status = 500;
    receiver.state.answer = `deadlock detected ${'x'.repeat(9000)}`;
    await buildRegistration(db, cid, { state: 'confirmed' });
    for (let hour = 0; hour < 10; hour += 1) await later(HOUR_MS);
    expect(await endpoint()).toMatchObject({ state: 'stopped', waiting: 1 });
    const before = receiver.received.length;
    await later(HOUR_MS);
    expect(receiver.received).toHaveLength(before);
    const [waiting] = (await listed(true)).deliveries;
    expect(waiting).toMatchObject({ dueAt: null, state: 'waiting' });
    for (let at = 0; at < 12; at += 1) {
      await test.call(calls.switchEndpoint, { cid, endpointId: waiting?.endpointId ?? 0, active: true }, await owner());
      await later(12 * HOUR_MS);
    }
    expect(await endpoint()).toMatchObject({ dead: 1, waiting: 0 });
    const shown = await test.call(log.delivery, { cid, deliveryId: waiting?.id ?? 0 }, await owner());
    expect(shown.attempts).toHaveLength(8);
    expect(shown.attempts[0]).toMatchObject({ status: 500, answer: expect.stringMatching(/^deadlock detected x+$/) });
    expect(shown.attempts[0]?.answer.length).toBe(4000);
    receiver.state.status = 204;
    expect(await test.call(log.replayFailed, { cid, endpointId: null }, await owner())).toMatchObject({ count: 1 });
    await later(0);
    expect(await endpoint()).toMatchObject({ dead: 0, waiting: 0, state: 'active' });
    await test.call(log.replay, { cid, deliveryId: waiting?.id ?? 0 }, await owner());
    await later(0);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids)).toEqual(new Set([shown.webhookId]));
  });

  it('verifies with both secrets for a day after a rotation, then only with the new one', async () => {
    const { receiver, cid, endpointId, secret, later } = await stage();
    const rotated = await test.call(calls.rotateSecret, { cid, endpointId }, await owner());
    const verify = async (key: string) => {
      await test.call(calls.sendTest, { cid, endpointId }, await owner());
      await later(0);
      const last = receiver.received.at(-1);
      // The library compares with its own clock.
      const id = String(last?.headers['webhook-id']);
      const timestamp = Number(last?.headers['webhook-timestamp']);
      const wanted = signatureOf({ id, timestamp, body: last?.body ?? '' }, [key]);
      return String(last?.headers['webhook-signature']).split(' ').includes(wanted);
    };
    expect(await verify(secret)).toBe(true);
    expect(await verify(rotated.secret)).toBe(true);
    const last = receiver.received.at(-1);
    for (const key of [secret, rotated.secret])
      expect(new Webhook(key).verify(last?.body ?? '', stringHeaders(last?.headers ?? {}))).toMatchObject({
        type: 'webhook.test.v1',
      });
    await later(24 * HOUR_MS);
    expect(await verify(secret)).toBe(false);
    expect(await verify(rotated.secret)).toBe(true);
  });

  it('follows no redirect', async () => {
    const { receiver, cid, later, listed } = await stage();
    receiver.state.status = 302;
    await buildRegistration(db, cid, { state: 'confirmed' });
    await later(0);
    expect((await listed(true)).deliveries).toMatchObject([{ status: 302, state: 'waiting' }]);
    expect(receiver.received.map(typeOf)).toEqual(['registration.created.v1']);
  });

  it('of another conference cannot be read or sent again', async () => {
    const { cid, later, listed } = await stage();
    const other = await buildConference(db, { societyId });
    await buildRegistration(db, cid, { state: 'confirmed' });
    await later(0);
    const deliveryId = (await listed()).deliveries[0]?.id ?? 0;
    for (const call of [log.delivery, log.replay] as const)
      expect(await test.attempt(call, { cid: other, deliveryId }, await owner())).toMatchObject({ error: 'not_found' });
  });
});
