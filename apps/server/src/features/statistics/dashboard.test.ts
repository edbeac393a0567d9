import { describe, expect, it } from 'vitest';
import { statisticsCalls } from '@meetingapp/contract/statistics/figures.ts';
import { usageCalls } from '@meetingapp/contract/statistics/usage.ts';
import { hotelConsoleCalls } from '@meetingapp/contract/hotel/console.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
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

  it('counts as free the rooms that are still sold, as many as the hotel’s grid has left', async () => {
    const nights = ['2030-04-08', '2030-04-09', '2030-04-10'];
    const { id, stocks } = await buildRoomType(db, cid, await buildHotel(db, cid), {
      nights,
      rooms: 10,
      sellsBeds: true,
    });
    await buildRoomType(db, cid, await buildHotel(db, cid), { nights: ['2030-04-08'], rooms: 7 });
    const stockId = stocks.get('2030-04-09') ?? 0;
    const claim = { stock_id: stockId, state: 'confirmed', part: 'bed', amount: 1 } as const;
    for (const gender of ['male', 'male', 'male', 'female'] as const)
      await db
        .insertInto('claim')
        .values({ ...claim, gender, registration_id: await buildRegistration(db, cid, { state: 'confirmed' }) })
        .execute();
    // Two who named each other share a room whatever their genders.
    const [one, other] = [
      await buildRegistration(db, cid, { state: 'confirmed' }),
      await buildRegistration(db, cid, { state: 'confirmed' }),
    ];
    await db
      .insertInto('claim')
      .values([
        { ...claim, gender: 'male', registration_id: one, mate_id: other },
        { ...claim, gender: 'female', registration_id: other, mate_id: one },
      ])
      .execute();
    const night = (of: string) => db.updateTable('room_night').where('room_type_id', '=', id).where('night', '=', of);
    await night('2030-04-10').set({ closed: true }).execute();
    const { hotels } = await test.call(hotelConsoleCalls.grid, { cid }, { token });
    const left = hotels
      .flatMap(({ roomTypes }) => roomTypes.flatMap((type) => type.nights))
      .reduce((sum, cell) => sum + (cell.closed ? 0 : cell.free), 0);
    // Three men in two rooms, a woman in one, the pair in one.
    expect(left).toBe(10 + 6 + 7);
    expect((await dashboard()).nights).toEqual({ free: left, size: 37 });
    await db
      .updateTable('hotel')
      .set({ release_at: new Date('2026-01-01') })
      .where('conference_id', '=', cid)
      .execute();
    expect((await dashboard()).nights).toEqual({ free: 0, size: 37 });
  });

  it('counts the shares that its table lists by way, day and source code', async () => {
    const share = { conference_id: cid, shared_at: new Date('2026-03-01T23:50:00Z') };
    await db
      .insertInto('share')
      .values([
        { ...share, channel: 'poster', source_code: 'abc' },
        { ...share, channel: 'poster', source_code: '', shared_at: new Date('2026-03-05T02:00:00Z') },
        { ...share, channel: 'link', source_code: 'abc' },
      ])
      .execute();
    expect(await test.call(usageCalls.shares, { cid }, { token })).toMatchObject({
      total: (await dashboard()).shares,
      days: [
        { day: '2026-03-05', shares: 1 },
        { day: '2026-03-02', shares: 2 },
      ],
      channels: [
        { channel: 'poster', shares: 2 },
        { channel: 'link', shares: 1 },
        { channel: 'device', shares: 0 },
      ],
      sources: [
        { code: 'abc', shares: 2 },
        { code: '', shares: 1 },
      ],
    });
  });
});
