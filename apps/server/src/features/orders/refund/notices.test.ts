import { describe, expect, it } from 'vitest';
import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { hotelConsoleCalls } from '@meetingapp/contract/hotel/console.ts';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderDeskCalls } from '@meetingapp/contract/orders/desk.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { dayFrom } from '@meetingapp/demo/support/calendar.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  paidRegistration,
  payAtProvider,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../../testing/congress.ts';
import { payingTogether } from '../../../testing/paying-together.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const { groupToPay, share, begin } = payingTogether(test);

/** Templates and variables of what a person was notified of, without the payments. */
const noticesOf = async ({ accountId }: { accountId: number }) =>
  db
    .selectFrom('notification')
    .select(['template', 'variables', 'link'])
    .where('account_id', '=', accountId)
    .where('template', '<>', 'paid')
    .orderBy('id')
    .execute();

/** A group of two, paid by its contact in one payment. */
async function paidGroup() {
  const group = await groupToPay(2, {}, { societyId });
  const { sharedId } = await share(group.contact, group.orderids);
  await payAtProvider(test, await begin(group.contact, sharedId));
  return group;
}

describe('[A7] a cancelled place is announced to everybody concerned', () => {
  it('by the contact: the member learns that the place is gone, the contact what is refunded', async () => {
    const { cid, contact, people, orderids } = await paidGroup();
    await test.call(orderCalls.refund, { orderid: orderids[0]!, amount: 50_000 }, { token: contact.token });
    const [member, other] = people;
    const { groups } = await test.call(groupCalls.groupMine, { cid }, { token: contact.token });
    expect(await noticesOf(member!.who)).toMatchObject([{ template: 'cancelled_by_contact' }]);
    expect(await noticesOf(contact)).toMatchObject([
      {
        template: 'member_cancelled_refund',
        variables: { amount: '500.00', currency: 'CNY' },
        link: expect.stringContaining(`group=${groups[0]!.groupId}`),
      },
    ]);
    expect(await noticesOf(other!.who)).toEqual([]);
  });

  it('by the member: they have a confirmation, and the contact whose money returns a message', async () => {
    const { contact, people, orderids } = await paidGroup();
    const [member] = people;
    await test.call(orderCalls.refund, { orderid: orderids[0]!, amount: 50_000 }, { token: member!.who.token });
    expect(await noticesOf(member!.who)).toMatchObject([{ template: 'own_cancellation_refund' }]);
    expect(await noticesOf(contact)).toMatchObject([{ template: 'member_cancelled_refund' }]);
  });

  it('by staff: a refund and a cancellation reach the member and the contact', async () => {
    const { cid, contact, people } = await paidGroup();
    const [one, two] = people;
    const act = { cid, reason: '讲者减免' };
    await test.call(orderDeskCalls.refundAtDesk, { ...act, id: one!.regId, amount: 10_000 }, { token });
    await test.call(orderDeskCalls.cancelAtDesk, { ...act, id: two!.regId, amount: 0 }, { token });
    expect(await noticesOf(one!.who)).toMatchObject([{ template: 'refund_started' }]);
    expect(await noticesOf(two!.who)).toMatchObject([{ template: 'registration_cancelled' }]);
    expect(await noticesOf(contact)).toMatchObject([
      { template: 'member_refund', variables: { amount: '100.00' } },
      { template: 'member_cancelled' },
    ]);
  });

  it('by one who pays alone: they have one confirmation, with the amount where money returns', async () => {
    const policies = [
      { percent: 100, template: 'own_cancellation_refund' },
      { percent: 0, template: 'own_cancellation' },
    ];
    for (const { percent, template } of policies) {
      const refundPolicy = [{ untilDaysBefore: 1, percent }];
      const { cid, feeId } = await smallCongress(db, { refundPolicy });
      const { who, orderId } = await paidRegistration(test, cid, feeId);
      await test.call(orderCalls.refund, { orderid: orderId, amount: 1000 * percent }, { token: who.token });
      expect(await noticesOf(who)).toMatchObject([{ template }]);
    }
  });
});

describe('[O8] what staff cancel is announced to its person', () => {
  it('an order that is not paid, without the note of the staff', async () => {
    const { cid, feeId } = await smallCongress(db, { societyId });
    const who = await visitor(test);
    const { orderId } = await order(test, who, await register(test, who, cid, feeId));
    await test.call(orderConsoleCalls.cancelOpen, { cid, orderId, reason: '重复报名' }, { token });
    const told = await noticesOf(who);
    expect(told).toMatchObject([{ template: 'order_cancelled', variables: { amount: '1000.00' } }]);
    expect(JSON.stringify(told)).not.toContain('重复报名');
  });

  it('a stay, with the hotel and the refund', async () => {
    const refundPolicy = [{ untilDaysBefore: 1, percent: 50 }];
    const { cid, feeId } = await smallCongress(db, { societyId, refundPolicy });
    const [checkIn, checkOut] = [dayFrom(new Date(), 42), dayFrom(new Date(), 43)];
    const nights = [checkIn];
    const roomType = await buildRoomType(db, cid, await buildHotel(db, cid), { nights, rooms: 2, roomAmount: 60_000 });
    const who = await visitor(test);
    const regId = await register(test, who, cid, feeId);
    const stay = { regid: regId, roomTypeId: roomType.id, checkIn, checkOut, part: 'room' as const };
    await test.call(hotelCalls.book, stay, { token: who.token });
    const { orderId } = await order(test, who, regId);
    await payAtProvider(test, await startPaying(test, who, orderId));
    await test.call(hotelConsoleCalls.cancelStay, { cid, regId, refund: 30_000 }, { token });
    expect(await noticesOf(who)).toMatchObject([
      { template: 'stay_cancelled_refund', variables: { amount: '300.00', hotel: { zh: expect.any(String) } } },
    ]);
  });
});
