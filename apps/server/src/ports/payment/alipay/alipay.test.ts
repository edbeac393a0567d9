import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator, type StartedSimulator } from '../../simulator/start-simulator.ts';
import { receiver, type Receiver } from '../../simulator/testing-receiver.ts';
import type { PaymentAttempt, PaymentProvider } from '../provider.ts';
import { alipay } from './alipay.ts';
import { readBill } from './bill.ts';
import { rawMember } from './signature.ts';

let simulator: StartedSimulator;
let merchant: Receiver;
let provider: PaymentProvider;
let serial = 0;

beforeAll(async () => {
  simulator = await startSimulator({ faults: { noticeScale: 0.0001 } });
  merchant = await receiver();
  provider = alipay(simulator.settings.alipay, { notifyUrl: `${merchant.origin}/notice` });
  merchant.provider = provider;
});
afterAll(async () => {
  await merchant.close();
  await simulator.close();
});

function attempt(more: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    method: 'alipay_wap',
    outTradeNo: `A${Date.now()}${serial++}`,
    amount: 29,
    currency: 'CNY',
    description: '年会注册费 & 晚宴',
    expiresAt: new Date(Date.now() + 600_000),
    openid: null,
    ip: '203.0.113.7',
    returnUrl: 'http://127.0.0.1/back?order=1',
    ...more,
  };
}

/** Acts as the payer's browser at the returned address. */
async function visit(made: PaymentAttempt): Promise<Response> {
  const started = await provider.create(made);
  if (!started.ok || started.start.kind !== 'redirect') throw new Error('no address');
  return fetch(started.start.url);
}

async function control(path: string, body: object = {}): Promise<{ status?: number }> {
  return (await fetch(`${simulator.base}/control/${path}`, { method: 'POST', body: JSON.stringify(body) })).json();
}

describe('a trade', () => {
  it('exists once the payer opened the address, which shows amount and order', async () => {
    const made = attempt();
    expect(await provider.query(made.outTradeNo)).toMatchObject({ ok: false, reason: 'not_found' });
    const page = await (await visit(made)).text();
    expect(page).toContain('0.29');
    expect(page).toContain(made.outTradeNo);
    expect(page).toContain('年会注册费 &amp; 晚宴');
    expect(await provider.query(made.outTradeNo)).toMatchObject({
      ok: true,
      payment: { state: 'pending', amount: 29 },
    });
  });

  it('an altered address is refused', async () => {
    const started = await provider.create(attempt());
    const url = started.ok && started.start.kind === 'redirect' ? started.start.url : '';
    expect((await fetch(url.replace('0.29', '0.01'))).status).toBe(400);
  });

  it('is paid by a notice that is verified, exact and accepted once', async () => {
    const made = attempt({ amount: 120_001 });
    await visit(made);
    await control(`orders/${made.outTradeNo}/pay`);
    const notice = await merchant.taken((taken) => taken.outTradeNo === made.outTradeNo);
    expect(notice).toMatchObject({
      kind: 'payment',
      state: 'succeeded',
      amount: 120_001,
      currency: 'CNY',
      merchant: provider.merchant,
    });
    expect(await provider.query(made.outTradeNo)).toMatchObject({
      ok: true,
      payment: { state: 'succeeded', amount: 120_001 },
    });
    expect(await provider.close(made.outTradeNo)).toMatchObject({ ok: false, reason: 'already_paid' });
  });

  it('can be closed twice', async () => {
    const made = attempt();
    await visit(made);
    expect(await provider.close(made.outTradeNo)).toMatchObject({ ok: true });
    expect(await provider.close(made.outTradeNo)).toMatchObject({ ok: true });
    expect(await provider.query(made.outTradeNo)).toMatchObject({ ok: true, payment: { state: 'closed' } });
  });

  it.each([
    ['probe', 'bad_signature'],
    ['body', 'bad_signature'],
    ['unsigned', 'no_signature'],
  ])('a notice with a fault (%s) is refused as %s', async (spoil, reason) => {
    const made = attempt();
    await visit(made);
    await control(`orders/${made.outTradeNo}/pay`, { notices: 0 });
    await control(`orders/${made.outTradeNo}/notice`, { spoil });
    expect(merchant.faults.at(-1)).toBe(reason);
  });

  it('for another merchant is refused though validly signed', async () => {
    const made = attempt();
    await visit(made);
    const honest = merchant.provider;
    merchant.provider = alipay(
      { ...simulator.settings.alipay, appId: '2021999999999999' },
      { notifyUrl: merchant.origin },
    );
    await control(`orders/${made.outTradeNo}/pay`, { notices: 0 });
    await control(`orders/${made.outTradeNo}/notice`);
    merchant.provider = honest;
    expect(merchant.faults.at(-1)).toBe('other_merchant');
  });
});

describe('a refund', () => {
  it('is completed immediately; repeated it moves nothing; the payment stays paid even when fully refunded', async () => {
    const made = attempt({ amount: 1_000 });
    await visit(made);
    await control(`orders/${made.outTradeNo}/pay`, { notices: 0 });
    const asked = {
      outTradeNo: made.outTradeNo,
      outRefundNo: `R${made.outTradeNo}`,
      amount: 400,
      total: 1_000,
      currency: 'CNY' as const,
      reason: '退会',
    };
    expect(await provider.refund(asked)).toMatchObject({ ok: true, refund: { state: 'succeeded', amount: 400 } });
    expect(await provider.refund(asked)).toMatchObject({ ok: true, refund: { state: 'processing', amount: 400 } });
    expect(await provider.queryRefund(asked)).toMatchObject({ ok: true, refund: { state: 'succeeded', amount: 400 } });
    expect(await provider.refund({ ...asked, outRefundNo: 'R2-too-much', amount: 601 })).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    expect(await provider.refund({ ...asked, outRefundNo: `S${made.outTradeNo}`, amount: 600 })).toMatchObject({
      ok: true,
    });
    expect(await provider.query(made.outTradeNo)).toMatchObject({ ok: true, payment: { state: 'succeeded' } });
    const told = await merchant.taken((taken) => taken.kind === 'refund' && taken.outRefundNo === asked.outRefundNo);
    expect(told).toMatchObject({ state: 'succeeded', amount: null });
  });

  it('that was never requested is not found', async () => {
    const made = attempt();
    await visit(made);
    expect(await provider.queryRefund({ outTradeNo: made.outTradeNo, outRefundNo: 'none' })).toMatchObject({
      ok: false,
      reason: 'not_found',
    });
  });
});

describe('an answer', () => {
  it('signed by another key is rejected', async () => {
    const other = await startSimulator({});
    await other.close();
    const made = attempt();
    await visit(made);
    const fooled = alipay(
      { ...simulator.settings.alipay, publicKey: other.settings.alipay.publicKey },
      { notifyUrl: merchant.origin },
    );
    expect(await fooled.query(made.outTradeNo)).toMatchObject({ ok: false, reason: 'untrusted' });
  });

  it('that fails is unreachable', async () => {
    await control('faults', { failNext: 1 });
    expect(await provider.query('whatever')).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  it('is extracted exactly as signed, whatever its texts contain', () => {
    const inner = String.raw`{"msg":"a } \" { b","deep":{"x":"\\"}}`;
    expect(rawMember(`{"alipay_x_response":${inner},"sign":"s"}`, 'alipay_x_response')).toBe(inner);
    expect(rawMember('{"other":{}}', 'alipay_x_response')).toBeNull();
    expect(rawMember('{"alipay_x_response":"text"}', 'alipay_x_response')).toBeNull();
  });
});

describe('the daily bill', () => {
  it('[O8] lists every payment and refund with its exact amount, from a signed address, zipped and in GBK', async () => {
    await control('faults', { billToday: true });
    const made = attempt({ amount: 99_900 });
    await visit(made);
    await control(`orders/${made.outTradeNo}/pay`, { notices: 0 });
    const back = { outTradeNo: made.outTradeNo, outRefundNo: `R${made.outTradeNo}`, amount: 40_000, total: 99_900 };
    await provider.refund({ ...back, currency: 'CNY', reason: 'x' });
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const bill = await provider.bill?.(today);
    const rows = bill?.ok === true ? bill.rows.filter((row) => row.outTradeNo === made.outTradeNo) : [];
    expect(rows).toMatchObject([
      { kind: 'payment', amount: 99_900, fee: 599, outRefundNo: '' },
      { kind: 'refund', amount: 40_000, fee: -240, outRefundNo: back.outRefundNo },
    ]);
    expect(await provider.bill?.('2020-01-01')).toMatchObject({ ok: false, reason: 'not_found' });
  });

  it('[O8] is rejected when lines are missing', () => {
    const head = '支付宝交易号,商户订单号,业务类型,完成时间,订单金额（元）,退款批次号/请求号,服务费（元）';
    const row = '1\t,M1\t,交易,2026-05-01 10:00:00,10.00,,-0.06';
    const end = '#------业务明细列表结束------';
    const whole = [head, row, end, '#交易合计：1笔，商家实收共10.00元', '#退款合计：0笔'].join('\r\n');
    expect(readBill(whole)).toMatchObject([{ outTradeNo: 'M1', amount: 1000, fee: 6 }]);
    expect(readBill(whole.replace(`${row}\r\n`, ''))).toBeNull();
    expect(readBill([head, row].join('\r\n'))).toBeNull();
  });
});
