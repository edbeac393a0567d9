import { describe, expect, it } from 'vitest';
import { orderConsoleCalls } from '@meetingapp/contract/orders/console.ts';
import { orderCalls, type PayMethod } from '@meetingapp/contract/orders/order.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  payAtProvider,
  readOrder,
  register,
  smallCongress,
  visitor,
  type Visitor,
} from '../../../testing/congress.ts';
import { payingTogether } from '../../../testing/paying-together.ts';
import { closeAttempts } from '../settlement/commands-sync.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const policy = { societyId, refundPolicy: [{ untilDaysBefore: 0, percent: 100 }] };
const { cid, feeId } = await smallCongress(db, policy);

const numberOf = async (paymentId: number) =>
  (await db.selectFrom('payment').select('out_trade_no').where('id', '=', paymentId).executeTakeFirstOrThrow())
    .out_trade_no;
const begin = async (who: Visitor, orderid: number, method: PayMethod) => {
  const { paymentId, instructions } = await test.call(orderCalls.pay, { orderid, method }, { token: who.token });
  // Alipay creates an order only when the payer opens its page.
  if (instructions.method === 'alipay_wap') await test.app.inject(instructions.url.replace(/^https?:\/\/[^/]+/, ''));
  return { paymentId, number: await numberOf(paymentId) };
};

/** Makes an order with one payment attempt per method, in the given order. */
async function attempts(methods: readonly PayMethod[], conference = { cid, feeId }) {
  const who = await visitor(test);
  const made = await order(test, who, await register(test, who, conference.cid, conference.feeId));
  const begun = [];
  for (const method of methods) begun.push(await begin(who, made.orderId, method));
  return { who, orderId: made.orderId, begun };
}

/** Sends the requested refunds and lets the provider process them until no refund of these orders is pending. */
async function settleRefunds(...orderIds: number[]) {
  const open = async () =>
    (
      await pool.query<{ out_refund_no: string }>(
        `select out_refund_no from refund where order_id = any($1) and state in ('asked', 'sent')`,
        [orderIds],
      )
    ).rows;
  await test.work();
  for (const { out_refund_no } of await open()) await test.control(`/refunds/${out_refund_no}/settle`);
  await expect.poll(async () => (await open()).length).toBe(0);
}

const refundsOf = (orderId: number) =>
  db
    .selectFrom('refund')
    .select(['payment_id', 'amount', 'cause', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
const ledgerSum = async (orderId: number) =>
  (await db.selectFrom('ledger').select('amount').where('order_id', '=', orderId).execute()).reduce(
    (sum, row) => sum + row.amount,
    0,
  );

describe('an order that two attempts paid', () => {
  it('is refunded over the one that it kept, also when that one was begun later', async () => {
    const { who, orderId, begun } = await attempts(['native', 'alipay_wap']);
    const [earlier, later] = begun;
    await payAtProvider(test, later!.number);
    await payAtProvider(test, earlier!.number);
    await settleRefunds(orderId);
    expect(await readOrder(test, who, orderId)).toMatchObject({ state: 'paid', refunded: 0 });
    await test.call(orderCalls.refund, { orderid: orderId, amount: 100_000 }, { token: who.token });
    await settleRefunds(orderId);
    expect(await refundsOf(orderId)).toEqual([
      { payment_id: earlier!.paymentId, amount: 100_000, cause: 'paid_twice', state: 'done' },
      { payment_id: later!.paymentId, amount: 100_000, cause: 'cancelled', state: 'done' },
    ]);
    expect(await readOrder(test, who, orderId)).toMatchObject({ state: 'refunded', refunded: 100_000 });
    expect(await ledgerSum(orderId)).toBe(0);
  });

  it('by three ways at once can be refunded, whichever was first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { who, orderId, begun } = await attempts(['native', 'alipay_wap', 'h5']);
      await Promise.all(begun.map(({ number }) => payAtProvider(test, number)));
      await settleRefunds(orderId);
      await test.call(orderCalls.refund, { orderid: orderId, amount: 100_000 }, { token: who.token });
      await settleRefunds(orderId);
      expect(await readOrder(test, who, orderId)).toMatchObject({ state: 'refunded' });
      expect(await ledgerSum(orderId)).toBe(0);
    }
  });

  it('together with others and alone: each order is refunded over the payment that it kept', async () => {
    const { groupToPay, share, begin: beginShared } = payingTogether(test);
    const { contact, people, orderids, cid: of } = await groupToPay(2, {}, policy);
    const { sharedId } = await share(contact, orderids);
    const together = await beginShared(contact, sharedId);
    const alone = await begin(people[0]!.who, orderids[0]!, 'native');
    await payAtProvider(test, alone.number);
    await payAtProvider(test, together);
    await settleRefunds(...orderids);
    for (const orderId of orderids)
      await test.call(
        orderConsoleCalls.refund,
        { cid: of, orderId, amount: 100_000, reason: '会议改期', end: true },
        { token },
      );
    await settleRefunds(...orderids);
    const shared = await db
      .selectFrom('payment')
      .select('id')
      .where('out_trade_no', '=', together)
      .executeTakeFirstOrThrow();
    expect(await refundsOf(orderids[0]!)).toMatchObject([
      { payment_id: shared.id, cause: 'paid_twice', state: 'done' },
      { payment_id: alone.paymentId, cause: 'staff', state: 'done' },
    ]);
    expect(await refundsOf(orderids[1]!)).toMatchObject([{ payment_id: shared.id, cause: 'staff', state: 'done' }]);
    for (const orderId of orderids) expect(await ledgerSum(orderId)).toBe(0);
  });
});

describe('once an order is paid', () => {
  const stateOf = async (paymentId: number) =>
    (await db.selectFrom('payment').select('state').where('id', '=', paymentId).executeTakeFirstOrThrow()).state;

  it('its other attempts are closed at their providers', async () => {
    const { begun } = await attempts(['native', 'alipay_wap']);
    await payAtProvider(test, begun[0]!.number);
    await test.work();
    expect(await stateOf(begun[1]!.paymentId)).toBe('closed');
    expect(await test.control(`/orders/${begun[1]!.number}/pay`)).not.toMatchObject({ state: 'paid' });
  });

  it('what was paid at another attempt before it could be closed goes back automatically', async () => {
    const { who, orderId, begun } = await attempts(['native', 'alipay_wap']);
    await test.control(`/orders/${begun[1]!.number}/pay`, { notices: 0 });
    await payAtProvider(test, begun[0]!.number);
    await settleRefunds(orderId);
    await settleRefunds(orderId);
    expect(await refundsOf(orderId)).toEqual([
      { payment_id: begun[1]!.paymentId, amount: 100_000, cause: 'paid_twice', state: 'done' },
    ]);
    expect((await readOrder(test, who, orderId)).state).toBe('paid');
  });

  it('an attempt that the provider opens only now is closed there and not handed out', async () => {
    const { who, orderId, begun } = await attempts(['native']);
    await db
      .updateTable('payment')
      .set({ state: 'created', instructions: null })
      .where('id', '=', begun[0]!.paymentId)
      .execute();
    const provider = test.ports.payment.providers.get('wechat')!;
    const create = provider.create.bind(provider);
    provider.create = async (attempt) => {
      const created = await create(attempt);
      await closeAttempts(db, test.ports.payment, orderId, new Date());
      return created;
    };
    try {
      const wish = { orderid: orderId, method: 'native' };
      expect(await test.attempt(orderCalls.pay, wish, { token: who.token })).toMatchObject({ error: 'order_state' });
    } finally {
      provider.create = create;
    }
    await test.work();
    expect(await stateOf(begun[0]!.paymentId)).toBe('closed');
    expect(await test.control(`/orders/${begun[0]!.number}/pay`)).not.toMatchObject({ state: 'paid' });
  });
});
