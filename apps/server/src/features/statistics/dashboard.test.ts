import { describe, expect, it } from 'vitest';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId, review: true });
const feeId = await buildFeeKind(db, cid, { size: 10 });
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const dashboard = () => test.call(statisticsCalls.dashboard, { cid }, { token, language: 'en' });

describe('[O20] the overview', () => {
  it('of a new conference is empty, without hotels and open items', async () => {
    expect(await dashboard()).toMatchObject({
      registered: 0,
      confirmed: 0,
      received: 0,
      nights: null,
      days: [],
      duties: [],
      fees: [{ feeId, size: 10, confirmed: 0, held: 0 }],
    });
  });

  it('counts registered and confirmed people, omits drafts and cancelled ones, and shows what is pending', async () => {
    for (const state of ['confirmed', 'attended', 'submitted', 'submitted', 'draft', 'cancelled'] as const)
      await buildRegistration(db, cid, { state });
    // The navigation asks first.
    const { duties } = await test.call(statisticsCalls.duties, { cid }, { token });
    const answer = await dashboard();
    expect(answer).toMatchObject({ registered: 4, confirmed: 2, duties: [{ kind: 'review', count: 2 }] });
    expect(duties).toEqual(answer.duties);
    expect(answer.days).toHaveLength(1);
    expect(answer.days[0]).toMatchObject({ registered: 5 });
  });

  it('takes money from the ledger and assigns it to the day in the conference’s zone', async () => {
    const registrationId = await buildRegistration(db, cid, { state: 'confirmed' });
    const { account_id } = await db
      .selectFrom('registration')
      .select('account_id')
      .where('id', '=', registrationId)
      .executeTakeFirstOrThrow();
    const order = await db
      .insertInto('orders')
      .values({
        number: 'D-1',
        conference_id: cid,
        account_id,
        registration_id: registrationId,
        currency: 'CNY',
        total: 100_000,
        state: 'paid',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payment = await db
      .insertInto('payment')
      .values({
        order_id: order.id,
        provider: 'bank',
        method: 'bank_transfer',
        out_trade_no: 'D-1-1',
        amount: 100_000,
        currency: 'CNY',
        state: 'succeeded',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refund = await db
      .insertInto('refund')
      .values({
        order_id: order.id,
        payment_id: payment.id,
        out_refund_no: 'D-1-R',
        amount: 30_000,
        cause: 'staff',
        state: 'done',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const line = { conference_id: cid, order_id: order.id, payment_id: payment.id, currency: 'CNY' };
    await db
      .insertInto('ledger')
      .values([
        // Ten minutes to midnight UTC is the next morning in Shanghai.
        { ...line, kind: 'payment', amount: 100_000, at: new Date('2026-03-01T23:50:00Z') },
        { ...line, kind: 'refund', refund_id: refund.id, amount: -30_000, at: new Date('2026-03-05T02:00:00Z') },
      ])
      .execute();
    const answer = await dashboard();
    expect(answer).toMatchObject({ received: 100_000, refunded: 30_000 });
    expect(answer.days[0]).toMatchObject({ day: '2026-03-02', transferred: 100_000, online: 0 });
    expect(answer.days[1]).toMatchObject({ day: '2026-03-05', refunded: 30_000 });
  });
});
