import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPorts } from './open-ports.ts';
import { noticePath, type PaymentAttempt, type PaymentNotice } from './payment/provider.ts';
import { SIMULATOR_PREFIX, type Ports } from './ports.ts';
import type { PortSettings } from './settings.ts';
import { startSimulator } from './simulator/start-simulator.ts';

const NOTHING: PortSettings = {
  production: false,
  publicUrl: 'http://localhost:3000',
  messenger: null,
  wechatPay: null,
  alipay: null,
  bank: null,
  sms: null,
  smsReportSecret: null,
  mail: null,
  bounces: null,
  simulatorUrl: null,
  webhookPrivateAddresses: false,
  signOnPrivateAddresses: false,
  live: { pushUrl: 'rtmp://localhost/live', tencent: null, aliyun: null },
};

let dataDir: string;
const open: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ports-'));
});
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
  await rm(dataDir, { recursive: true, force: true });
});

const attempt: PaymentAttempt = {
  method: 'jsapi',
  outTradeNo: 'ORDER-1',
  amount: 120_000,
  currency: 'CNY',
  description: '注册费',
  expiresAt: new Date(Date.now() + 600_000),
  openid: 'oSimulated_lin',
  ip: '203.0.113.7',
  returnUrl: 'http://localhost:3000/meetingapp/order/1',
};

/** A server like the real one: with the ports' simulator, and a route for notices. */
async function serve(ports: Ports): Promise<{ app: FastifyInstance; notices: PaymentNotice[] }> {
  const app = Fastify();
  const notices: PaymentNotice[] = [];
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const provider of ports.payment.providers.values()) {
      scope.post(noticePath(provider.id), async (request, reply) => {
        const parsed = await provider.parseNotice(request.body as Buffer, request.headers);
        if (parsed.ok) notices.push(parsed.notice);
        const { status, body, contentType } = provider.answerNotice(parsed.ok);
        return reply.code(status).type(contentType).send(body);
      });
    }
  });
  if (ports.simulator !== null) await app.register(ports.simulator, { prefix: SIMULATOR_PREFIX });
  open.push(app);
  return { app, notices };
}

const ordinary = { sandbox: false, currency: 'CNY', bank_accounts: {} };

describe('in production', () => {
  it('nothing is simulated: unconfigured services are absent', async () => {
    const ports = await openPorts({ ...NOTHING, production: true }, { dataDir });
    expect(ports.simulated).toEqual({ payment: false, messenger: false, sms: false, mail: false });
    expect(ports).toMatchObject({ simulator: null, messenger: null, sms: null, mail: null });
    expect(ports.payment.offerOf(ordinary).methods).toEqual([]);
    expect(ports.payment.offerOf(ordinary).forMethod('jsapi')).toBeUndefined();
    // Only the secret for media addresses is there.
    expect(await readdir(dataDir)).toEqual(['live']);
  });

  it('a named simulator is ignored too', async () => {
    const simulator = await startSimulator({});
    open.push(simulator);
    const ports = await openPorts({ ...NOTHING, production: true, simulatorUrl: simulator.base }, { dataDir });
    expect(ports).toMatchObject({ simulator: null, messenger: null, sms: null, mail: null });
    expect(ports.payment.offerOf(ordinary).methods).toEqual([]);
  });
});

describe('an order in another currency', () => {
  const account = { holder: 'European Cardiology', number: 'DE02 1203', bank: 'Bank of Europe' };
  const inDollars = { sandbox: false, currency: 'USD', bank_accounts: { EUR: account } };

  it('is paid neither with WeChat Pay nor with Alipay, and by a transfer only to an account in that currency', async () => {
    const { payment } = await openPorts(NOTHING, { dataDir });
    const none = payment.offerOf(inDollars);
    expect(none.methods).toEqual([]);
    for (const method of ['jsapi', 'native', 'h5', 'alipay_wap', 'bank_transfer'] as const)
      expect(none.forMethod(method), method).toBeUndefined();
    const transfer = payment.offerOf({ ...inDollars, currency: 'EUR' });
    expect(transfer.methods).toEqual(['bank_transfer']);
    const started = await transfer.forMethod('bank_transfer')?.create({ ...attempt, currency: 'EUR' });
    expect(started).toMatchObject({
      start: { instructions: { accountName: account.holder, accountNumber: account.number, bankName: account.bank } },
    });
    expect(payment.offerOf({ ...inDollars, sandbox: true }).methods).toContain('native');
  });
});

describe('without configuration, in development', () => {
  it('everything is simulated and labelled so', async () => {
    const ports = await openPorts(NOTHING, { dataDir });
    expect(ports.simulated).toEqual({ payment: true, messenger: true, sms: true, mail: true });
    expect(ports.payment.offerOf(ordinary).methods).toEqual(['jsapi', 'h5', 'native', 'alipay_wap', 'bank_transfer']);
    expect(ports.messenger?.scriptUrl).toBe('/simulator/jweixin.js');
  });

  it('/simulator/ is the index of the simulated services, with a link to each', async () => {
    const { app } = await serve(await openPorts(NOTHING, { dataDir }));
    const index = await app.inject('/simulator/');
    expect(index.statusCode).toBe(200);
    for (const path of ['outbox', 'control/state']) {
      expect(index.body).toContain(`/simulator/${path}"`);
      expect((await app.inject(`/simulator/${path}`)).statusCode).toBe(200);
    }
  });

  it('a payment completes inside the server, before it listens: order, cashier, notice, refund', async () => {
    const ports = await openPorts(NOTHING, { dataDir });
    const { app, notices } = await serve(ports);
    const wechat = ports.payment.offerOf(ordinary).forMethod('jsapi');
    const started = await wechat?.create(attempt);
    if (started?.ok !== true || started.start.kind !== 'jsapi') throw new Error('no order');

    const query = new URLSearchParams({ ...started.start.parameters, embedded: '1' });
    const cashier = await app.inject(`/simulator/cashier?${query.toString()}`);
    expect(cashier.body).toContain('1200.00');
    expect(cashier.body).toContain('no money moves');
    const token = started.start.parameters.package.replace('prepay_id=', '');
    const done = await app.inject({
      method: 'POST',
      url: '/simulator/cashier',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `order=${token}&do=pay`,
    });
    expect(done.body).toContain('Paid');
    await expect
      .poll(() => notices)
      .toMatchObject([{ kind: 'payment', outTradeNo: 'ORDER-1', amount: 120_000, state: 'succeeded' }]);
    expect(await wechat?.query('ORDER-1')).toMatchObject({ ok: true, payment: { state: 'succeeded' } });
    const refund = {
      outTradeNo: 'ORDER-1',
      outRefundNo: 'R-1',
      amount: 1,
      total: 120_000,
      currency: 'CNY' as const,
      reason: 'x',
    };
    expect(await wechat?.refund(refund)).toMatchObject({ ok: true });
    await expect.poll(() => notices.length, { timeout: 3_000 }).toBe(2);
  });

  it('codes and mail are saved in the outbox', async () => {
    const ports = await openPorts(NOTHING, { dataDir });
    const { app } = await serve(ports);
    expect(
      await ports.sms?.send({
        phone: '+8613800138000',
        template: 'code',
        language: 'zh',
        variables: { code: '123456' },
      }),
    ).toMatchObject({ ok: true });
    const mail = {
      to: 'a@b.example',
      subject: '<b>注册成功</b>',
      text: '确认',
      attachments: [{ name: 'a.ics', type: 'text/calendar', content: Buffer.from('x') }],
    };
    expect(await ports.mail?.send(mail)).toMatchObject({ ok: true });
    const outbox = (await app.inject('/simulator/outbox.json')).json();
    expect(outbox).toMatchObject([
      { channel: 'mail', to: 'a@b.example' },
      { channel: 'sms', variables: { code: '123456' } },
    ]);
    const page = (await app.inject('/simulator/outbox')).body;
    expect(page).toContain('&lt;b&gt;注册成功&lt;/b&gt;');
    expect(page).not.toContain('<b>注册成功</b>');
  });

  it('a page is signed, and the simulated messenger accepts it', async () => {
    const ports = await openPorts(NOTHING, { dataDir });
    const { app } = await serve(ports);
    const page = { nonce: 'abcdefghijklmnop', timestamp: '1700000000', url: 'http://localhost:3000/meetingapp/' };
    const signed = await ports.messenger?.signPage(page);
    const signature = signed?.ok === true ? signed.signature : '';
    const query = {
      appId: ports.messenger?.appId ?? '',
      timestamp: page.timestamp,
      nonceStr: page.nonce,
      url: page.url,
      signature,
    };
    expect((await app.inject({ url: '/simulator/open/jsconfig', query })).json()).toEqual({ errMsg: 'config:ok' });
  });
});

describe('a restart', () => {
  it('keeps all payments and keys, and sends the payment notices again', async () => {
    const first = await openPorts(NOTHING, { dataDir });
    const before = await serve(first);
    await first.payment.offerOf(ordinary).forMethod('jsapi')?.create(attempt);
    await before.app.inject({ method: 'POST', url: '/simulator/control/orders/ORDER-1/pay', payload: { notices: 0 } });
    await before.app.close();

    const second = await openPorts(NOTHING, { dataDir });
    const after = await serve(second);
    await after.app.ready();
    expect(await second.payment.offerOf(ordinary).forMethod('jsapi')?.query('ORDER-1')).toMatchObject({
      ok: true,
      payment: { state: 'succeeded', amount: 120_000 },
    });
    expect(second.messenger?.appId).toBe(first.messenger?.appId);
    await expect.poll(() => after.notices).toMatchObject([{ kind: 'payment', outTradeNo: 'ORDER-1' }]);
  });
});

describe('partly configured', () => {
  it('configured services are real, the others simulated', async () => {
    const mail = { url: 'smtp://127.0.0.1:9', from: 'a@b.example', dkim: null };
    const bank = { accountName: '学会', accountNumber: '6222', bankName: '某银行' };
    const ports = await openPorts({ ...NOTHING, mail, bank }, { dataDir });
    open.push(ports);
    expect(ports.simulated).toEqual({ payment: true, messenger: true, sms: true, mail: false });
    expect(ports.payment.providers.get('bank')?.merchant).toBe('6222');
  });

  it('one real payment provider disables all simulated ones', async () => {
    const simulator = await startSimulator({});
    open.push(simulator);
    const ports = await openPorts(
      { ...NOTHING, wechatPay: { ...simulator.settings.wechatPay, methods: ['native'] } },
      { dataDir },
    );
    expect(ports.simulated.payment).toBe(false);
    expect(ports.payment.offerOf(ordinary).methods).toEqual(['native']);
  });

  it('two servers can share one standalone simulator', async () => {
    const simulator = await startSimulator({});
    open.push(simulator);
    const settings = { ...NOTHING, simulatorUrl: simulator.base };
    const [one, two] = [
      await openPorts(settings, { dataDir: join(dataDir, 'a') }),
      await openPorts(settings, { dataDir: join(dataDir, 'b') }),
    ];
    expect(one.simulator).toBeNull();
    await one.payment
      .offerOf(ordinary)
      .forMethod('native')
      ?.create({ ...attempt, method: 'native' });
    expect(await two.payment.offerOf(ordinary).forMethod('native')?.query('ORDER-1')).toMatchObject({
      ok: true,
      payment: { state: 'pending' },
    });
    await expect(openPorts({ ...NOTHING, simulatorUrl: 'http://127.0.0.1:9/simulator' }, { dataDir })).rejects.toThrow(
      'no simulator answers',
    );
  });
});
