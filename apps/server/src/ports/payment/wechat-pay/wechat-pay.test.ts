import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator, type StartedSimulator } from '../../simulator/start-simulator.ts';
import { receiver, type Receiver } from '../../simulator/testing-receiver.ts';
import { network } from '../../transport.ts';
import type { PaymentAttempt, PaymentProvider } from '../provider.ts';
import { wechatPay } from './wechat-pay.ts';

let simulator: StartedSimulator;
let merchant: Receiver;
let provider: PaymentProvider;
let serial = 0;

beforeAll(async () => {
  simulator = await startSimulator({ faults: { refundDelayMs: 5, noticeScale: 0.001 } });
  merchant = await receiver();
  provider = wechatPay(simulator.settings.wechatPay, { notifyUrl: `${merchant.origin}/notice` });
  merchant.provider = provider;
});
afterAll(async () => {
  await merchant.close();
  await simulator.close();
});

function attempt(more: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    method: 'jsapi',
    outTradeNo: `T${Date.now()}${serial++}`,
    amount: 120_001,
    currency: 'CNY',
    description: '年会注册费',
    expiresAt: new Date(Date.now() + 600_000),
    openid: 'oSimulated_lin',
    ip: '203.0.113.7',
    returnUrl: 'http://127.0.0.1/back',
    ...more,
  };
}

async function control(path: string, body: object = {}): Promise<Record<string, unknown>> {
  const answer = await network({
    method: 'POST',
    url: `${simulator.base}/control/${path}`,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(answer.detail);
  return JSON.parse(answer.body.toString('utf8'));
}

async function opened(more: Partial<PaymentAttempt> = {}): Promise<PaymentAttempt> {
  const made = attempt(more);
  expect(await provider.create(made)).toMatchObject({ ok: true });
  return made;
}

describe('an order', () => {
  it('returns what each payment method needs on the phone', async () => {
    const jsapi = await provider.create(attempt());
    expect(jsapi).toMatchObject({
      ok: true,
      start: { kind: 'jsapi', parameters: { appId: simulator.settings.wechatPay.appId, signType: 'RSA' } },
    });
    const h5 = await provider.create(attempt({ method: 'h5', returnUrl: 'https://a.example/back?x=1&y=2' }));
    expect(h5.ok && h5.start.kind === 'redirect' && h5.start.url).toContain(
      '&redirect_url=https%3A%2F%2Fa.example%2Fback%3Fx%3D1%26y%3D2',
    );
    expect(await provider.create(attempt({ method: 'native' }))).toMatchObject({ ok: true, start: { kind: 'code' } });
    expect(await provider.create(attempt({ method: 'alipay_wap' }))).toMatchObject({ ok: false, reason: 'refused' });
  });

  it('a long description in Chinese is cut between characters, not refused', async () => {
    expect(
      await provider.create(attempt({ description: '中华医学会心血管病学分会年会注册费'.repeat(6) })),
    ).toMatchObject({ ok: true });
  });

  it('is pending, then paid with its full amount, and can no longer be closed', async () => {
    const { outTradeNo } = await opened();
    expect(await provider.query(outTradeNo)).toMatchObject({
      ok: true,
      payment: { state: 'pending', providerNumber: '', at: null },
    });
    await control(`orders/${outTradeNo}/pay`);
    const paid = await provider.query(outTradeNo);
    expect(paid).toMatchObject({
      ok: true,
      payment: { state: 'succeeded', amount: 120_001, currency: 'CNY', merchant: provider.merchant },
    });
    expect(paid.ok && paid.payment.providerNumber).not.toBe('');
    expect(await provider.close(outTradeNo)).toMatchObject({ ok: false, reason: 'already_paid' });
    expect(await provider.create(attempt({ outTradeNo }))).toMatchObject({ ok: false, reason: 'already_paid' });
  });

  it('can be created again with the same content, and not with another amount', async () => {
    const made = await opened();
    expect(await provider.create(made)).toMatchObject({ ok: true });
    expect(await provider.create({ ...made, amount: made.amount + 1 })).toMatchObject({
      ok: false,
      reason: 'number_taken',
    });
  });

  it('can be closed twice, and never be paid afterwards', async () => {
    const { outTradeNo } = await opened();
    expect(await provider.close(outTradeNo)).toMatchObject({ ok: true });
    expect(await provider.close(outTradeNo)).toMatchObject({ ok: true });
    expect(await control(`orders/${outTradeNo}/pay`)).toEqual({ paid: false });
    expect(await provider.query(outTradeNo)).toMatchObject({ ok: true, payment: { state: 'closed' } });
  });

  it('that the payer refused has failed, and can still be paid', async () => {
    const { outTradeNo } = await opened();
    await control(`orders/${outTradeNo}/refuse`);
    expect(await provider.query(outTradeNo)).toMatchObject({ ok: true, payment: { state: 'failed' } });
    expect(await control(`orders/${outTradeNo}/pay`)).toEqual({ paid: true });
  });

  it('that was never created is not found', async () => {
    expect(await provider.query('never-made-1')).toMatchObject({ ok: false, reason: 'not_found' });
  });
});

describe('when the provider fails', () => {
  it('a lost answer is unreachable, and a query shows that the order was made', async () => {
    await control('faults', { loseNext: 1 });
    const made = attempt();
    expect(await provider.create(made)).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(await provider.query(made.outTradeNo)).toMatchObject({ ok: true, payment: { state: 'pending' } });
  });

  it('a burst of failures is unreachable and has no effect', async () => {
    await control('faults', { failNext: 2 });
    const made = attempt();
    expect(await provider.create(made)).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(await provider.query(made.outTradeNo)).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(await provider.query(made.outTradeNo)).toMatchObject({ ok: false, reason: 'not_found' });
  });

  it('a server not listening is unreachable', async () => {
    const nowhere = wechatPay(
      { ...simulator.settings.wechatPay, host: 'http://127.0.0.1:9' },
      { notifyUrl: 'http://127.0.0.1/n' },
    );
    expect(await nowhere.query('whatever')).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  it('an answer signed by another key is rejected', async () => {
    const other = await startSimulator({});
    const publicKeys = Object.fromEntries(
      Object.keys(simulator.settings.wechatPay.publicKeys).map((id) => [
        id,
        Object.values(other.settings.wechatPay.publicKeys)[0] ?? '',
      ]),
    );
    await other.close();
    const fooled = wechatPay(
      { ...simulator.settings.wechatPay, publicKeys },
      { notifyUrl: `${merchant.origin}/notice` },
    );
    expect(await fooled.create(attempt())).toMatchObject({ ok: false, reason: 'untrusted' });
  });

  it('a clock six minutes off is refused by the platform', async () => {
    const late = wechatPay(simulator.settings.wechatPay, {
      notifyUrl: `${merchant.origin}/notice`,
      now: () => Date.now() - 360_000,
    });
    expect(await late.create(attempt())).toMatchObject({ ok: false, reason: 'refused' });
  });

  it('a foreign serial or key is refused by the platform', async () => {
    const serial = wechatPay(
      { ...simulator.settings.wechatPay, serial: 'ABC' },
      { notifyUrl: `${merchant.origin}/notice` },
    );
    expect(await serial.create(attempt())).toMatchObject({ ok: false, reason: 'refused' });
    const key = wechatPay(
      { ...simulator.settings.wechatPay, privateKey: simulator.settings.alipay.privateKey },
      { notifyUrl: `${merchant.origin}/notice` },
    );
    expect(await key.create(attempt())).toMatchObject({ ok: false, reason: 'refused' });
  });
});

describe('a merchant with platform certificates', () => {
  it('fetches the platform certificates once, and verifies answers and notices with them', async () => {
    const older = wechatPay(
      { ...simulator.settings.wechatPay, publicKeys: {} },
      { notifyUrl: `${merchant.origin}/notice` },
    );
    await control('faults', { signWith: 'certificate' });
    merchant.provider = older;
    const made = attempt();
    expect(await older.create(made)).toMatchObject({ ok: true });
    await control(`orders/${made.outTradeNo}/pay`);
    const notice = await merchant.taken((taken) => taken.outTradeNo === made.outTradeNo);
    expect(notice).toMatchObject({ kind: 'payment', state: 'succeeded' });
    await control('reset');
    merchant.provider = provider;
  });
});

describe('a notice', () => {
  it('arrives, verified and decrypted, and is not repeated once accepted', async () => {
    const made = await opened({ amount: 1 });
    await control(`orders/${made.outTradeNo}/pay`);
    const notice = await merchant.taken((taken) => taken.outTradeNo === made.outTradeNo);
    expect(notice).toMatchObject({
      kind: 'payment',
      amount: 1,
      currency: 'CNY',
      merchant: provider.merchant,
      state: 'succeeded',
    });
    // A later notice was refused and then repeated; a repetition of the first would have arrived before it.
    const later = await opened();
    merchant.refuseNext = 1;
    await control(`orders/${later.outTradeNo}/pay`);
    await merchant.taken((taken) => taken.outTradeNo === later.outTradeNo);
    expect(merchant.notices.filter((taken) => taken.outTradeNo === made.outTradeNo)).toHaveLength(1);
  });

  it('is repeated under the same number until it is accepted', async () => {
    const made = await opened();
    merchant.refuseNext = 2;
    await control(`orders/${made.outTradeNo}/pay`);
    const notice = await merchant.taken((taken) => taken.outTradeNo === made.outTradeNo);
    expect(merchant.refused.filter((id) => id === notice.id)).toHaveLength(2);
  });

  it('can come twice under two numbers for one payment', async () => {
    const made = await opened();
    await control(`orders/${made.outTradeNo}/pay`, { notices: 2 });
    await merchant.taken(() => merchant.notices.filter((taken) => taken.outTradeNo === made.outTradeNo).length === 2);
    const both = merchant.notices.filter((taken) => taken.outTradeNo === made.outTradeNo);
    expect(new Set(both.map(({ id }) => id)).size).toBe(2);
    expect(new Set(both.map(({ providerNumber }) => providerNumber)).size).toBe(1);
  });

  it('can be held and released in reverse order', async () => {
    await control('faults', { holdNotices: true });
    const [first, second] = [await opened(), await opened()];
    await control(`orders/${first.outTradeNo}/pay`);
    await control(`orders/${second.outTradeNo}/pay`);
    await control('faults', { holdNotices: false });
    expect(await control('release', { reversed: true })).toEqual({ released: 2 });
    await merchant.taken((taken) => taken.outTradeNo === first.outTradeNo);
    const order = merchant.notices.map(({ outTradeNo }) => outTradeNo);
    expect(order.indexOf(second.outTradeNo)).toBeLessThan(order.indexOf(first.outTradeNo));
  });

  it.each([
    ['probe', 'bad_signature'],
    ['body', 'bad_signature'],
    ['old', 'old_timestamp'],
    ['key', 'unknown_key'],
    ['unsigned', 'no_signature'],
  ])('with a fault (%s) is refused as %s and answered with a failure', async (spoil, reason) => {
    const made = await opened();
    await control(`orders/${made.outTradeNo}/pay`, { notices: 0 });
    const answer = await control(`orders/${made.outTradeNo}/notice`, { spoil });
    expect(answer['status']).toBe(500);
    expect(merchant.faults.at(-1)).toBe(reason);
  });

  it('validly signed with another amount is passed on: its receiver compares', async () => {
    const made = await opened({ amount: 500 });
    await control(`orders/${made.outTradeNo}/pay`, { notices: 0 });
    await control(`orders/${made.outTradeNo}/notice`, { spoil: 'amount' });
    expect(merchant.notices.at(-1)).toMatchObject({ outTradeNo: made.outTradeNo, amount: 499 });
  });
});

describe('a refund', () => {
  async function paid(amount: number): Promise<string> {
    const { outTradeNo } = await opened({ amount });
    await control(`orders/${outTradeNo}/pay`, { notices: 0 });
    return outTradeNo;
  }

  it('is accepted first and completed later, reported by a notice and by the query', async () => {
    const outTradeNo = await paid(1_000);
    const outRefundNo = `R${outTradeNo}`;
    const asked = { outTradeNo, outRefundNo, amount: 400, total: 1_000, currency: 'CNY' as const, reason: '退会' };
    expect(await provider.refund(asked)).toMatchObject({ ok: true, refund: { state: 'processing', amount: 400 } });
    const notice = await merchant.taken((taken) => taken.kind === 'refund' && taken.outRefundNo === outRefundNo);
    expect(notice).toMatchObject({ state: 'succeeded', amount: 400, merchant: provider.merchant });
    expect(await provider.queryRefund({ outTradeNo, outRefundNo })).toMatchObject({
      ok: true,
      refund: { state: 'succeeded', amount: 400 },
    });
    expect(await provider.query(outTradeNo)).toMatchObject({
      ok: true,
      payment: { state: 'succeeded', amount: 1_000 },
    });
  });

  it('repeated under its number moves nothing twice, and never more than was paid', async () => {
    const outTradeNo = await paid(1_000);
    const asked = {
      outTradeNo,
      outRefundNo: `R${outTradeNo}`,
      amount: 700,
      total: 1_000,
      currency: 'CNY' as const,
      reason: 'x',
    };
    const first = await provider.refund(asked);
    const again = await provider.refund(asked);
    expect(first.ok && again.ok && again.refund.providerNumber === first.refund.providerNumber).toBe(true);
    expect(await provider.refund({ ...asked, outRefundNo: `Q${outTradeNo}`, amount: 301 })).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    expect(await provider.refund({ ...asked, outRefundNo: `P${outTradeNo}`, amount: 300 })).toMatchObject({ ok: true });
  });

  it('that the bank rejected has failed', async () => {
    await control('faults', { refundDelayMs: 60_000 });
    const outTradeNo = await paid(10);
    const outRefundNo = `R${outTradeNo}`;
    await provider.refund({ outTradeNo, outRefundNo, amount: 10, total: 10, currency: 'CNY', reason: 'x' });
    await control(`refunds/${outRefundNo}/settle`, { state: 'ABNORMAL' });
    expect(await provider.queryRefund({ outTradeNo, outRefundNo })).toMatchObject({
      ok: true,
      refund: { state: 'failed' },
    });
    await control('faults', { refundDelayMs: 5 });
  });
});

describe('the daily bill', () => {
  it('lists every payment and refund with its exact amount', async () => {
    await control('faults', { billToday: true });
    const { outTradeNo } = await opened({ amount: 29 });
    await control(`orders/${outTradeNo}/pay`, { notices: 0 });
    await provider.refund({
      outTradeNo,
      outRefundNo: `R${outTradeNo}`,
      amount: 7,
      total: 29,
      currency: 'CNY',
      reason: 'x',
    });
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const bill = await provider.bill?.(today);
    const rows = bill?.ok === true ? bill.rows.filter((row) => row.outTradeNo === outTradeNo) : [];
    expect(rows).toMatchObject([
      { kind: 'payment', amount: 29, fee: 0, outRefundNo: '' },
      { kind: 'refund', amount: 7, outRefundNo: `R${outTradeNo}` },
    ]);
    expect(await provider.bill?.('2020-01-01')).toMatchObject({ ok: false, reason: 'not_found' });
  });
});
