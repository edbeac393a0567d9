import { describe, expect, it, vi } from 'vitest';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { keyCalls } from '@meetingapp/contract/developers/key.ts';
import { sandboxCalls as calls } from '@meetingapp/contract/developers/sandbox.ts';
import { keyScopes } from '@meetingapp/contract/developers/scope.ts';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount, notifyByMail, queueMessage } from '../../../db/rows/outbox.ts';
import { testApp } from '../../../testing/app.ts';
import { order, register, startPaying, visitor } from '../../../testing/congress.ts';
import { openClient } from '../../../testing/developers/open-client.ts';
import { setSandbox } from './commands.ts';

const test = await testApp();
const { db, ports } = test;
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const DAY_MS = 86_400_000;
const expiresOn = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);

async function congress(sandbox: boolean) {
  const cid = await buildConference(db, { societyId, refundPolicy: [{ untilDaysBefore: 0, percent: 100 }] });
  await buildForm(db, cid);
  const feeId = await buildFeeKind(db, cid, { amount: 160_000 });
  if (sandbox) await test.call(calls.setSandbox, { cid, sandbox }, owner);
  return { cid, feeId };
}
const keyOf = (cid: number) =>
  test.call(keyCalls.createKey, { cid, keyName: '联调', scopes: [...keyScopes], expiresOn }, owner);

/** Every way out of the server to people and to money. */
function watched() {
  const { mail, sms, messenger, payment } = ports;
  if (!mail || !sms || !messenger) throw new Error('no channel');
  const providers = [...payment.providers.values()].filter(({ id }) => id !== 'sandbox');
  return {
    mail: vi.spyOn(mail, 'send'),
    sms: vi.spyOn(sms, 'send'),
    messenger: vi.spyOn(messenger, 'notify').mockResolvedValue({ ok: true, id: 'w1' }),
    template: vi.spyOn(messenger, 'hasTemplate').mockReturnValue(true),
    money: providers.flatMap((provider) => [
      vi.spyOn(provider, 'create'),
      vi.spyOn(provider, 'refund'),
      vi.spyOn(provider, 'query'),
      vi.spyOn(provider, 'close'),
    ]),
  };
}

/** Pays, sends by every channel, mails an invoice and refunds, in one conference. */
async function walkThrough({ cid, feeId }: { cid: number; feeId: number }, pay: (outTradeNo: string) => Promise<void>) {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const { orderId } = await order(test, who, regId);
  await pay(await startPaying(test, who, orderId));
  await test.work();
  const followed = `wx-${regId}`;
  const follower = await buildAccount(db);
  await db
    .insertInto('identity')
    .values({ account_id: follower, kind: 'wechat_open', value: followed, verified_at: new Date() })
    .execute();
  const about = {
    conferenceId: cid,
    kind: 'registration',
    variables: { order: 'M1', amount: '1', currency: 'CNY' },
  } as const;
  await inTransaction(db, async (transaction) => {
    await notifyAccount(transaction, { ...about, accountId: follower, template: 'paid', urgent: true, required: true });
    await notifyByMail(
      transaction,
      { ...about, accountId: who.accountId, template: 'invoice_ready' },
      { recipient: who.answers.email, language: 'zh', template: 'paid', variables: about.variables },
    );
    await queueMessage(transaction, {
      conferenceId: cid,
      channel: 'email',
      recipient: `guest${regId}@example.org`,
      language: 'en',
      template: 'paid',
      variables: about.variables,
    });
  });
  await test.work();
  await test.call(orderCalls.refund, { orderid: orderId, reason: '改变行程', amount: 160_000 }, { token: who.token });
  await test.work();
  await test.work();
  return { who, orderId, followed, regId };
}

describe('[X1] a conference becomes a sandbox', () => {
  it('only while it is empty, and the same holds for the way back', async () => {
    const { cid } = await congress(false);
    expect(await test.call(calls.sandbox, { cid }, owner)).toMatchObject({ sandbox: false, hindrance: null });
    await test.call(calls.setSandbox, { cid, sandbox: true }, owner);
    await test.call(calls.setSandbox, { cid, sandbox: false }, owner);
    await test.call(calls.setSandbox, { cid, sandbox: true }, owner);
    await buildRegistration(db, cid);
    expect(await test.attempt(calls.setSandbox, { cid, sandbox: false }, owner)).toMatchObject({
      error: 'sandbox_used',
    });
    expect(await test.call(calls.sandbox, { cid }, owner)).toMatchObject({ sandbox: true, hindrance: 'used' });
    const real = await congress(false);
    await buildRegistration(db, real.cid);
    expect(await test.attempt(calls.setSandbox, { cid: real.cid, sandbox: true }, owner)).toMatchObject({
      error: 'sandbox_used',
    });
  });

  it('not while it has valid keys, whose first characters would be wrong', async () => {
    const { cid } = await congress(true);
    const { keyId, secret } = await keyOf(cid);
    expect(secret).toMatch(/^mk_test_[\w-]{43}$/);
    expect(await test.attempt(calls.setSandbox, { cid, sandbox: false }, owner)).toMatchObject({
      error: 'sandbox_keys',
    });
    await test.call(keyCalls.revokeKey, { cid, keyId }, owner);
    await test.call(calls.setSandbox, { cid, sandbox: false }, owner);
    expect((await keyOf(cid)).secret).toMatch(/^mk_live_/);
  });

  it('not beside a registration that arrives at the same time: the second one sees the first', async () => {
    const cids = await Promise.all(Array.from({ length: 8 }, async () => (await congress(false)).cid));
    for (const cid of cids) {
      const insert = inTransaction(db, (transaction) => buildRegistration(transaction, cid));
      const mark = inTransaction(db, (transaction) => setSandbox(transaction, { cid, sandbox: true, now: new Date() }));
      const [, marked] = await Promise.all([insert, mark]);
      const [row] = await db
        .selectFrom('registration')
        .innerJoin('conference', 'conference.id', 'conference_id')
        .select('sandbox')
        .where('conference_id', '=', cid)
        .execute();
      // Marked first: the registration is one of a sandbox. Marked second: it was refused.
      expect(row?.sandbox).toBe(marked.ok);
    }
  });

  it('is marked in its answers, and not in the public list', async () => {
    const { cid } = await congress(true);
    expect((await test.call(conferenceCalls.detail, { cid })).conference.sandbox).toBe(true);
    const { conferences } = await test.call(conferenceCalls.list, {});
    expect(conferences.map(({ cId }) => cId)).not.toContain(cid);
  });
});

describe('[X1] nothing of a sandbox reaches real people or providers', () => {
  it('by mail, text message, messenger, invoice, payment or refund; an ordinary conference uses them all', async () => {
    const ordinary = await congress(false);
    const seen = watched();
    const { orderId: real } = await walkThrough(ordinary, async (outTradeNo) => {
      await test.control(`/orders/${outTradeNo}/pay`, { notices: 0, force: true });
      await test.control(`/orders/${outTradeNo}/notice`);
    });
    for (const spy of [seen.mail, seen.sms, seen.messenger]) expect(spy).toHaveBeenCalled();
    expect(seen.money.some(({ mock }) => mock.calls.length > 0)).toBe(true);
    expect(await db.selectFrom('sandbox_message').select('id').execute()).toEqual([]);
    const states = (orderId: number) =>
      db.selectFrom('refund').select('state').where('order_id', '=', orderId).execute();
    expect(await states(real)).toHaveLength(1);
    vi.restoreAllMocks();

    const quiet = watched();
    const { cid, feeId } = await congress(true);
    const { secret } = await keyOf(cid);
    const ask = openClient(test.app, secret);
    const { who, orderId, followed, regId } = await walkThrough({ cid, feeId }, async (outTradeNo) => {
      const page = await test.app.inject({ url: `/sandbox/pay/${outTradeNo}`, headers: { 'accept-language': 'en' } });
      expect(page.body).toContain('CNY 1600.00');
      expect(page.body).toContain('simulated');
      const paid = await test.app.inject({
        method: 'POST',
        url: `/sandbox/pay/${outTradeNo}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'decision=succeeded',
      });
      expect(paid.statusCode).toBe(200);
    });
    for (const spy of [quiet.mail, quiet.sms, quiet.messenger, ...quiet.money]) expect(spy).not.toHaveBeenCalled();
    expect(await states(orderId)).toEqual([{ state: 'done' }]);
    const { messages } = await test.call(calls.sandboxMessages, { cid }, owner);
    const kept = messages.map(({ channel, recipient }) => `${channel} ${recipient}`);
    expect(kept).toEqual(
      expect.arrayContaining([
        `phone ${who.answers.phone}`,
        `messenger ${followed}`,
        `email ${who.answers.email}`,
        `email guest${regId}@example.org`,
      ]),
    );
    // A list shows a row once all transactions of the database server that began before it have ended.
    const { body } = await vi.waitFor(
      async () => {
        const listed = await ask(`/conferences/${cid}/sandbox-messages`);
        expect(listed.body.data).toHaveLength(messages.length);
        return listed;
      },
      { timeout: 30_000, interval: 200 },
    );
    expect(JSON.stringify(body.data)).toContain('CNY');
    expect((await ask(`/conferences/${cid}/sandbox-messages?cursor=${String(body.cursor)}`)).body.data).toEqual([]);
    vi.restoreAllMocks();
  }, 60_000);

  it('kept messages are read page by page with `messages:read` alone, those of another sandbox not', async () => {
    const [one, other] = [await congress(true), await congress(true)];
    const { secret } = await test.call(
      keyCalls.createKey,
      { cid: one.cid, keyName: '只读消息', scopes: ['messages:read'], expiresOn },
      owner,
    );
    const ask = openClient(test.app, secret);
    for (const [{ cid }, count] of [
      [one, 5],
      [other, 2],
    ] as const)
      for (let at = 0; at < count; at += 1)
        await inTransaction(db, (transaction) =>
          queueMessage(transaction, {
            conferenceId: cid,
            channel: 'email',
            recipient: `${cid}-${at}@example.org`,
            language: 'en',
            template: 'paid',
            variables: { order: 'M1', amount: '1', currency: 'CNY' },
          }),
        );
    await test.work();
    const recipients = async () => {
      const seen: string[] = [];
      for (let cursor = '', more = true; more;) {
        const query = cursor === '' ? '?limit=2' : `?limit=2&cursor=${cursor}`;
        const page = (await ask(`/conferences/${one.cid}/sandbox-messages${query}`)).body;
        const rows = page.data as unknown as { recipient: string }[];
        expect(rows.length).toBeLessThanOrEqual(2);
        seen.push(...rows.map(({ recipient }) => recipient));
        cursor = String(page.cursor);
        more = String(page['more']) === 'true';
      }
      return seen;
    };
    const wanted = [0, 1, 2, 3, 4].map((at) => `${one.cid}-${at}@example.org`);
    await vi.waitFor(async () => expect((await recipients()).toSorted()).toEqual(wanted), {
      timeout: 30_000,
      interval: 200,
    });
    expect((await ask(`/conferences/${other.cid}/sandbox-messages`)).status).toBe(404);
    expect(await ask(`/conferences/${one.cid}/registrations`)).toMatchObject({
      status: 403,
      body: { error: 'open_scope_missing' },
    });
  });

  it('also by the open interface alone: register, pay, decline, pay', async () => {
    const { cid, feeId } = await congress(true);
    const ask = openClient(test.app, (await keyOf(cid)).secret);
    const base = `/conferences/${cid}`;
    expect((await ask(base)).body).toMatchObject({ sandbox: true, simulated: true });
    const answers = { name: '林知远', phone: freshPhone() };
    const { body: made } = await ask(`${base}/registrations`, { body: { answers, feeId } });
    const path = `${base}/orders/${String(made.order?.id)}`;
    expect((await ask(`${path}/sandbox-payment`, { body: { decision: 'succeeded' } })).body).toMatchObject({
      error: 'order_state',
    });
    const { body: first } = await ask(`${path}/payments`, { body: {} });
    expect(first.codeUrl).toMatch(/\/sandbox\/pay\/P[0-9a-f]{24}$/);
    expect((await ask(`${path}/sandbox-payment`, { body: { decision: 'failed' } })).body).toMatchObject({
      state: 'open',
    });
    await ask(`${path}/payments`, { body: {} });
    expect((await ask(`${path}/sandbox-payment`, { body: { decision: 'succeeded' } })).body).toMatchObject({
      state: 'paid',
    });
    const ordinary = await congress(false);
    const askReal = openClient(test.app, (await keyOf(ordinary.cid)).secret);
    for (const refused of [
      await askReal(`/conferences/${ordinary.cid}/sandbox-messages`),
      await askReal(`/conferences/${ordinary.cid}/orders/1/sandbox-payment`, { body: { decision: 'succeeded' } }),
    ])
      expect(refused).toMatchObject({ status: 422, body: { error: 'sandbox_only' } });
  });

  it('a cashier refuses an unknown number, and a paid attempt cannot be declined', async () => {
    expect((await test.app.inject('/sandbox/pay/P000')).statusCode).toBe(404);
    const { cid, feeId } = await congress(true);
    const who = await visitor(test);
    const { orderId } = await order(test, who, await register(test, who, cid, feeId));
    const outTradeNo = await startPaying(test, who, orderId);
    expect(await ports.payment.sandbox.decide(outTradeNo, 'succeeded')).toBe(true);
    expect(await ports.payment.sandbox.decide(outTradeNo, 'failed')).toBe(false);
    const refund = (outRefundNo: string, amount: number) =>
      ports.payment.sandbox.refund({ outTradeNo, outRefundNo, amount, total: 160_000, currency: 'CNY', reason: '' });
    const both = await Promise.all([refund('R1', 100_000), refund('R2', 100_000)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await refund('R1', 100_000)).ok).toBe(both[0]?.ok);
  });
});
