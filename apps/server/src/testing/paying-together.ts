import type { PayMethod } from '@meetingapp/contract/orders/order.ts';
import { sharedCalls } from '@meetingapp/contract/orders/group-payment.ts';
import { groupCalls } from '@meetingapp/contract/groups/group.ts';
import type { ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import type { TestApp } from './app.ts';
import { order, register, smallCongress, visitor, type Visitor } from './congress.ts';

/** Helpers for shared payments: the group, the order for all of them, and the attempt to pay it. */
export function payingTogether(test: TestApp) {
  const { db } = test;
  return {
    /** A group whose contact pays, with `count` people who have ordered and not paid. */
    async groupToPay(count: number, fee: { size?: number } = {}, wish: ConferenceInput = {}) {
      const refundPolicy = [{ untilDaysBefore: 10, percent: 50 }];
      const { cid, feeId } = await smallCongress(db, { refundPolicy, ...wish }, fee);
      const contact = await visitor(test);
      const options = { token: contact.token };
      const { group } = await test.call(groupCalls.groupCreate, { cid, name: '湖山医院' }, options);
      const linked = await test.call(groupCalls.groupLink, { groupid: group.groupId }, options);
      const link = linked.group.links[0]?.token ?? '';
      const people: { who: Visitor; regId: number; orderId: number }[] = [];
      for (let n = 0; n < count; n += 1) {
        const who = await visitor(test);
        const regId = await register(test, who, cid, feeId, { group: link });
        people.push({ who, regId, orderId: (await order(test, who, regId)).orderId });
      }
      return { cid, feeId, contact, people, link, orderids: people.map((one) => one.orderId) };
    },

    share: async (contact: Visitor, orderids: number[]) =>
      (await test.call(sharedCalls.share, { orderids }, { token: contact.token })).shared,

    /** Returns the attempt's outTradeNo. */
    async begin(contact: Visitor, sharedid: number, method: PayMethod = 'native') {
      const { paymentId } = await test.call(sharedCalls.payShared, { sharedid, method }, { token: contact.token });
      const row = await db
        .selectFrom('payment')
        .select('out_trade_no')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      return row.out_trade_no;
    },
  };
}
