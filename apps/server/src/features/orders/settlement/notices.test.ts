import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { addJob } from '../../../jobs/queue.ts';
import { noticePath } from '../../../ports/payment/provider.ts';
import { spoilings } from '../../../ports/simulator/payment/spoiled-notice.ts';
import { testApp } from '../../../testing/app.ts';
import { atCashier } from '../../../testing/cashier.ts';
import {
  order,
  payAtProvider,
  readOrder,
  readRegistration,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;

const ledgerOf = (orderId: number) =>
  db.selectFrom('ledger').select(['kind', 'amount']).where('order_id', '=', orderId).execute();
const verdicts = async () =>
  (await db.selectFrom('payment_notice').select('verdict').orderBy('id').execute()).map((row) => row.verdict);
const notice = (number: string, body: object = {}) =>
  test.control(`/orders/${number}/notice`, body) as Promise<{ status: number }>;

const payer = (method?: 'native' | 'alipay_wap') => atCashier(test, method);

describe('a payment notice', () => {
  it('[C16] is saved unchanged, with its outcome', async () => {
    const { number } = await payer();
    await payAtProvider(test, number);
    const kept = await db.selectFrom('payment_notice').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ provider: 'wechat', verdict: 'applied' });
    expect(JSON.parse(kept.body.toString('utf8'))).toMatchObject({
      id: kept.notice_id,
      event_type: 'TRANSACTION.SUCCESS',
    });
    expect(JSON.stringify(kept.headers)).toContain('wechatpay-signature');
  });

  it('that is repeated, under the same number or another, is accepted and changes nothing', async () => {
    const { orderId, number } = await payer();
    await payAtProvider(test, number);
    await notice(number);
    await test.control(`/orders/${number}/announce`);
    expect((await notice(number)).status).toBe(204);
    expect(await ledgerOf(orderId)).toEqual([{ kind: 'payment', amount: 100_000 }]);
    expect((await verdicts()).slice(-2)).toEqual(['already_applied', 'already_applied']);
  });

  it('of an order cancelled during payment triggers a refund', async () => {
    const { who, orderId, number, regId } = await payer();
    // The provider took the money at the moment of the cancellation and could no longer close the attempt.
    await test.control('/faults', { holdNotices: true });
    await test.control(`/orders/${number}/pay`, { notices: 1, force: true });
    await db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', orderId).execute();
    await test.control('/faults', { holdNotices: false });
    await test.control('/release');
    expect(await readOrder(test, who, orderId)).toMatchObject({ state: 'cancelled', refunds: [{ amount: 100_000 }] });
    expect((await readRegistration(test, who, regId)).state).not.toBe('confirmed');
  });

  it('that overtakes another one leads to the same result', async () => {
    const one = await payer();
    await test.control('/faults', { holdNotices: true });
    await test.control(`/orders/${one.number}/pay`, { notices: 2, force: true });
    await test.control(`/orders/${one.number}/announce`);
    await test.control('/faults', { holdNotices: false });
    await test.control('/release', { reversed: true });
    expect((await readOrder(test, one.who, one.orderId)).state).toBe('paid');
    expect(await ledgerOf(one.orderId)).toHaveLength(1);
  });

  for (const method of ['native', 'alipay_wap'] as const)
    for (const spoil of spoilings[method])
      it(`that is forged (${method}, ${spoil}) is refused and changes nothing`, async () => {
        const { who, orderId, number, regId } = await payer(method);
        // Only a limited number is stored per minute.
        await db.deleteFrom('payment_notice').where('notice_id', 'is', null).execute();
        await test.control(`/orders/${number}/pay`, { notices: 0, force: true });
        const answer = (await notice(number, { spoil })) as { status: number; body: string };
        expect(method === 'native' ? answer.status >= 400 : answer.body !== 'success').toBe(true);
        expect(await ledgerOf(orderId)).toEqual([]);
        expect((await readRegistration(test, who, regId)).state).toBe('approved');
        expect((await verdicts()).at(-1)).not.toBe('applied');
        // A genuine one is still accepted.
        await notice(number);
        expect((await readOrder(test, who, orderId)).state).toBe('paid');
      });

  it('of an unknown order number is refused', async () => {
    const { number, orderId } = await payer();
    await db
      .updateTable('payment')
      .set({ out_trade_no: `${number}x` })
      .where('out_trade_no', '=', number)
      .execute();
    await test.control(`/orders/${number}/pay`, { notices: 0, force: true });
    expect((await notice(number)).status).toBe(500);
    expect((await verdicts()).at(-1)).toBe('unknown_number');
    expect(await ledgerOf(orderId)).toEqual([]);
  });
});

describe('a flood of forged notices', () => {
  const forge = (address: string, more: { body?: string; headers?: Record<string, string> } = {}) =>
    test.app.inject({
      method: 'POST',
      url: noticePath('wechat'),
      remoteAddress: address,
      headers: { 'content-type': 'application/json', ...more.headers },
      payload: more.body ?? '{"id":"forged"}',
    });
  const forgedOnes = () =>
    db
      .selectFrom('payment_notice')
      .select(['address', 'body', 'headers', 'verdict'])
      .where('notice_id', 'is', null)
      .execute();

  it('[E12] is saved only in part, per sender and in total, and blocks no genuine one', async () => {
    test.clock.now = new Date(Date.now() + 3_600_000);
    const before = (await forgedOnes()).length;
    for (let n = 0; n < 12; n += 1) expect((await forge('198.51.100.1')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await forgedOnes()).length - before).toBe(5);
    for (let n = 2; n < 60; n += 1) await forge(`198.51.100.${n}`);
    expect((await forgedOnes()).length - before).toBe(30);
    test.clock.now = null as unknown as Date;
    const { who, orderId, number } = await payer();
    await payAtProvider(test, number);
    expect((await readOrder(test, who, orderId)).state).toBe('paid');
    expect((await verdicts()).at(-1)).toBe('applied');
  });

  it('[E12] stores little of each: the beginning, without headers', async () => {
    test.clock.now = new Date(Date.now() + 7_200_000);
    const headers = { 'wechatpay-signature': 'x'.repeat(5000), 'wechatpay-more': 'y'.repeat(5000) };
    await forge('198.51.100.90', { body: 'z'.repeat(60_000), headers });
    const kept = (await forgedOnes()).find(({ address }) => address === '198.51.100.90');
    expect(kept?.body).toHaveLength(2048);
    expect(JSON.stringify(kept?.headers).length).toBeLessThan(2000);
    expect((await forge('198.51.100.91', { body: 'z'.repeat(10_000_000) })).statusCode).toBeGreaterThanOrEqual(400);
    const large = (await forgedOnes()).find(({ address }) => address === '198.51.100.91');
    expect(large).toMatchObject({ verdict: 'too_large', body: Buffer.alloc(0) });
    test.clock.now = null as unknown as Date;
  });

  it('is deleted beyond the newest ten thousand; genuine ones never', async () => {
    const { number } = await payer();
    await payAtProvider(test, number);
    const truly = (await verdicts()).filter((verdict) => verdict === 'applied').length;
    await sql`insert into payment_notice (provider, headers, body, verdict, received_at)
      select 'wechat', '{}', '', 'forged', now() + make_interval(days => 1) from generate_series(1, 10010)`.execute(db);
    await addJob(db, 'orders.sweep', {});
    await test.work();
    expect(await forgedOnes()).toHaveLength(10_000);
    expect((await verdicts()).filter((verdict) => verdict === 'applied')).toHaveLength(truly);
  });
});

describe('when no notice comes', () => {
  it('the payment page asks the provider for the answer', async () => {
    const { who, orderId, number } = await payer();
    await test.control(`/orders/${number}/pay`, { notices: 0, force: true });
    expect(await test.call(orderCalls.state, { orderid: orderId }, { token: who.token })).toMatchObject({
      state: 'paid',
    });
    expect(await ledgerOf(orderId)).toHaveLength(1);
  });

  it('[C16] and the network is lost during payment, the same attempt continues', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    const { orderId } = await order(test, who, await register(test, who, cid, feeId));
    const pay = () => test.attempt(orderCalls.pay, { orderid: orderId, method: 'native' }, { token: who.token });
    // The provider acts, but its response is lost; the retry must not make a second payment.
    await test.control('/faults', { loseNext: 5 });
    expect(await pay()).toMatchObject({ error: 'payment_unreachable' });
    await test.control('/reset');
    expect(await pay()).toMatchObject({ code: 0, instructions: { method: 'native' } });
    expect(await db.selectFrom('payment').select('id').where('order_id', '=', orderId).execute()).toHaveLength(1);
    await payAtProvider(test, await startPaying(test, who, orderId));
    expect((await readOrder(test, who, orderId)).state).toBe('paid');
  });
});
