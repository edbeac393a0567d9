import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { endpointCalls as calls } from '@meetingapp/contract/developers/endpoint.ts';
import { eventTypes } from '@meetingapp/contract/developers/event.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { startWoken } from '../../../jobs/woken.ts';
import { testApp } from '../../../testing/app.ts';
import { webhookReceiver } from '../../../testing/developers/receiver.ts';
import { deliverWebhooks } from './jobs.ts';

const test = await testApp({ settings: { WEBHOOK_PRIVATE_ADDRESSES: 'on' }, listens: true });
const { db, ports } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);

async function stage() {
  const receiver = await webhookReceiver();
  afterAll(() => receiver.down());
  const cid = await buildConference(db, { societyId });
  const token = await buildStaffToken(db, staffId, new Date());
  const { endpointId } = await test.call(
    calls.createEndpoint,
    { cid, address: receiver.url, eventTypes: [...eventTypes] },
    { token },
  );
  return { receiver, cid, endpointId };
}

describe('[X2] webhooks of many changes', () => {
  it('are recorded together, and each with its attempt', async () => {
    const { receiver, cid, endpointId } = await stage();
    for (let at = 0; at < 10; at += 1) await buildRegistration(db, cid, { state: 'confirmed' });
    await test.work();
    expect(receiver.received).toHaveLength(10);
    const { rows } = await sql`
      select count(distinct webhook_delivery.xmin::text)::int as transactions, count(*)::int as attempts,
        min(webhook_delivery.attempts) as fewest, bool_and(state = 'delivered' and status = 200) as arrived
      from webhook_delivery join webhook_attempt on delivery_id = webhook_delivery.id
      where endpoint_id = ${endpointId}`.execute(db);
    expect(rows).toEqual([{ transactions: 1, attempts: 10, fewest: 1, arrived: true }]);
  });

  it('neither wait for a sale that is not committed yet, nor make it wait', async () => {
    const { receiver, cid } = await stage();
    await buildRegistration(db, cid, { state: 'confirmed' });
    await inTransaction(db, async (transaction) => {
      await buildRegistration(transaction, cid, { state: 'confirmed' });
      await test.work();
      expect(receiver.received).toHaveLength(1);
      receiver.state.status = 500;
      await buildRegistration(db, cid, { state: 'confirmed' });
      await test.work();
      expect(receiver.received).toHaveLength(2);
    });
  });

  it('are sent soon after the commit without a job in the queue', async () => {
    const { receiver, cid } = await stage();
    const context = { db, ports, publicUrl: '', clock: () => new Date() };
    const stop = startWoken(deliverWebhooks, context, () => undefined);
    await buildRegistration(db, cid, { state: 'confirmed' });
    await expect.poll(() => receiver.received.length, { timeout: 5000 }).toBe(1);
    await stop();
    const { rows } = await sql`
      select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'developers.deliver'
        and run_at <= now()`.execute(db);
    expect(rows).toEqual([{ jobs: 0 }]);
  });
});
