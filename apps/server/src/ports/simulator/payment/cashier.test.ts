import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '../../payment/provider.ts';
import { wechatPay } from '../../payment/wechat-pay/wechat-pay.ts';
import { startSimulator, type StartedSimulator } from '../start-simulator.ts';
import { receiver, type Receiver } from '../testing-receiver.ts';

let simulator: StartedSimulator;
let merchant: Receiver;
let provider: PaymentProvider;
let clock = Date.now();
let serial = 0;

beforeAll(async () => {
  simulator = await startSimulator({ now: () => clock, faults: { lateMs: 20 } });
  merchant = await receiver();
  provider = wechatPay(simulator.settings.wechatPay, { notifyUrl: `${merchant.origin}/notice`, now: () => clock });
  merchant.provider = provider;
});
afterAll(async () => {
  await merchant.close();
  await simulator.close();
});

const BACK = 'https://meeting.example/order/1?paid=maybe';

/** Creates an order for the phone's browser; returns the address of its cashier. */
async function cashier(description = '年会注册费', seconds = 600): Promise<{ outTradeNo: string; url: string }> {
  const outTradeNo = `C-${Date.now()}-${serial++}`;
  const started = await provider.create({
    method: 'h5',
    outTradeNo,
    amount: 120_000,
    currency: 'CNY',
    description,
    expiresAt: new Date(clock + seconds * 1000),
    openid: null,
    ip: '203.0.113.7',
    returnUrl: BACK,
  });
  if (!started.ok || started.start.kind !== 'redirect') throw new Error('no address');
  return { outTradeNo, url: started.start.url };
}

async function press(url: string, button: string): Promise<Response> {
  const page = await (await fetch(url)).text();
  const field = (name: string): string =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const body = new URLSearchParams({ order: field('order'), back: field('back'), do: button });
  return fetch(`${simulator.base}/cashier`, { method: 'POST', body, redirect: 'manual' });
}

it('says in both languages that no money moves, and shows amount and order', async () => {
  const { outTradeNo, url } = await cashier('<img src=x onerror=alert(1)>');
  const page = await (await fetch(url)).text();
  for (const text of [
    '模拟收银台',
    'Simulated cashier',
    '不会发生任何真实付款',
    'no money moves',
    '1200.00',
    outTradeNo,
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('<img src=x');
});

it.each([
  ['pay', 'succeeded'],
  ['twice', 'succeeded'],
  ['refuse', 'failed'],
  ['close', 'pending'],
])('"%s" returns the payer to the merchant, with the order %s', async (button, state) => {
  const { outTradeNo, url } = await cashier();
  const answer = await press(url, button);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(BACK);
  expect(await provider.query(outTradeNo)).toMatchObject({ ok: true, payment: { state } });
});

it('"pay late" delivers the money after the order expired', async () => {
  const { outTradeNo, url } = await cashier('x', 2);
  await press(url, 'late');
  expect(await provider.query(outTradeNo)).toMatchObject({ ok: true, payment: { state: 'pending' } });
  clock += 2_100;
  expect(await provider.query(outTradeNo)).toMatchObject({ ok: true, payment: { state: 'closed' } });
  const notice = await merchant.taken((taken) => taken.outTradeNo === outTradeNo);
  expect(notice).toMatchObject({ state: 'succeeded', amount: 120_000 });
});

it('an expired order offers no button', async () => {
  const { url } = await cashier('x', 60);
  clock += 61_000;
  const page = await (await fetch(url)).text();
  expect(page).toContain('This order ran out');
  expect(page).not.toContain('<button');
});

it('altered parameters of a page open nothing', async () => {
  const started = await provider.create({
    method: 'jsapi',
    outTradeNo: `J-${Date.now()}`,
    amount: 1,
    currency: 'CNY',
    description: 'x',
    expiresAt: new Date(clock + 60_000),
    openid: 'o',
    ip: '',
    returnUrl: BACK,
  });
  if (!started.ok || started.start.kind !== 'jsapi') throw new Error('no parameters');
  const open = (more: object) =>
    fetch(
      `${simulator.base}/cashier?${new URLSearchParams({ ...(started.start.kind === 'jsapi' ? started.start.parameters : {}), embedded: '1', ...more })}`,
    );
  expect((await open({})).status).toBe(200);
  expect((await open({ nonceStr: 'other' })).status).toBe(400);
});

it('never redirects to an address that a browser would execute', async () => {
  const { url } = await cashier();
  const page = await (await fetch(url.replace(/redirect_url=.*/, 'redirect_url=javascript:alert(1)'))).text();
  expect(page).not.toContain('javascript:');
});

it('lists the simulated services at the address that the README gives, with and without the slash', async () => {
  const { url, outTradeNo } = await cashier('<b>年会</b>');
  for (const address of [simulator.base, `${simulator.base}/`]) {
    const answer = await fetch(address);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of [`${simulator.base}/outbox"`, outTradeNo, '&lt;b&gt;年会', '1200.00'])
      expect(page).toContain(part);
    expect(page).toContain(`/cashier?order=${new URL(url).searchParams.get('order')}`);
  }
});
