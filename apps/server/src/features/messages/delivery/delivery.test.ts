import { describe, expect, it, vi } from 'vitest';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { notifyAccount, queueMessage } from '../../../db/rows/outbox.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import {
  order,
  paidRegistration,
  payAtProvider,
  readOrder,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../../testing/congress.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { markLost } from './commands.ts';
import { takeBatch } from './commands-take.ts';

const test = await testApp();
const { db } = test;
const stateOf = (recipient: string) =>
  db.selectFrom('message').select(['state', 'attempts', 'fault']).where('recipient', '=', recipient).executeTakeFirst();
const queue = (recipient: string, template = 'code', channel: 'phone' | 'email' = 'email') =>
  inTransaction(db, (transaction) =>
    queueMessage(transaction, {
      conferenceId: null,
      channel,
      recipient,
      language: 'en',
      template,
      variables: { code: '123456', minutes: '5' },
    }),
  );

describe('[C16] a message', () => {
  it('notifies the person of the payment, with order and amount', async () => {
    const { cid, feeId } = await smallCongress(db);
    const { who, orderId } = await paidRegistration(test, cid, feeId);
    const { number } = await db
      .selectFrom('orders')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect((await sentTo(test, who.answers.phone)).at(-1)).toMatchObject({
      channel: 'sms',
      variables: { order: number, amount: '1000.00', currency: 'CNY' },
    });
    expect(await stateOf(who.answers.phone)).toEqual({ state: 'sent', attempts: 1, fault: '' });
  });

  it('is sent if and only if its event was committed', async () => {
    const undone = inTransaction(db, async (transaction) => {
      await queueMessage(transaction, {
        conferenceId: null,
        channel: 'email',
        recipient: 'undone@example.org',
        language: 'zh',
        template: 'code',
        variables: {},
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await sentTo(test, 'undone@example.org')).toEqual([]);
    expect(await stateOf('undone@example.org')).toBeUndefined();
  });

  it('is retried when delivery failed, and sent once', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await queue('13800005555', 'code', 'phone');
    await test.control('/faults', { failNext: 1 });
    await test.work();
    expect(await stateOf('13800005555')).toEqual({ state: 'waiting', attempts: 1, fault: 'unreachable' });
    await test.control('/reset');
    await db.updateTable('message').set({ retry_at: new Date() }).where('state', '=', 'waiting').execute();
    expect(await sentTo(test, '13800005555')).toHaveLength(1);
    expect(await stateOf('13800005555')).toEqual({ state: 'sent', attempts: 2, fault: '' });
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
  });

  it('that failed is not tried again before its time, and another one is sent meanwhile', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await queue('13800006666', 'code', 'phone');
    await test.control('/faults', { failNext: 1 });
    await test.work();
    await test.control('/reset');
    await queue('13800007777', 'code', 'phone');
    await test.work();
    expect(await stateOf('13800007777')).toEqual({ state: 'sent', attempts: 1, fault: '' });
    expect(await stateOf('13800006666')).toEqual({ state: 'waiting', attempts: 1, fault: 'unreachable' });
    await db.deleteFrom('message').where('recipient', '=', '13800006666').execute();
    told.mockRestore();
  });

  it('of many is sent once each by several processes at once', async () => {
    const count = 45;
    for (let at = 0; at < count; at += 1) await queue(`crowd${at}@example.org`);
    await Promise.all([test.work(), test.work(), test.work()]);
    await test.work();
    const { rows } = await test.pool.query<{ attempts: number; n: number }>(
      "select attempts, count(*)::int as n from message where recipient like 'crowd%' group by attempts",
    );
    expect(rows).toEqual([{ attempts: 1, n: count }]);
    const outbox = (await test.app.inject('/simulator/outbox.json')).json() as { to: string }[];
    const sent = outbox.filter(({ to }) => to.startsWith('crowd')).map(({ to }) => to);
    expect(sent.length).toBeGreaterThan(0);
    expect(new Set(sent).size).toBe(sent.length);
  });

  it('without a text is marked and not retried for ever', async () => {
    await queue('nowords@example.org', 'unheard_of');
    await test.work();
    expect(await stateOf('nowords@example.org')).toEqual({ state: 'failed', attempts: 1, fault: 'no_template' });
  });

  it('is not sent to a person without an address, and their payment is booked all the same', async () => {
    const { cid, feeId } = await smallCongress(db);
    const who = await visitor(test);
    await db.deleteFrom('identity').where('account_id', '=', who.accountId).execute();
    const before = await db.selectFrom('message').select('id').execute();
    const { orderId } = await order(test, who, await register(test, who, cid, feeId));
    await payAtProvider(test, await startPaying(test, who, orderId));
    expect((await readOrder(test, who, orderId)).state).toBe('paid');
    expect(await db.selectFrom('message').select('id').execute()).toHaveLength(before.length);
  });

  it('that a provider may have taken although its answer was lost is unknown, and not sent again', async () => {
    await queue('13800008881', 'code', 'phone');
    await test.control('/faults', { loseNext: 1 });
    await test.work();
    await test.control('/reset');
    expect(await stateOf('13800008881')).toEqual({ state: 'unknown', attempts: 1, fault: 'unknown' });
    // The provider had taken it.
    expect(await sentTo(test, '13800008881')).toHaveLength(1);
  });

  it('that a killed process was sending is unknown after two minutes, and not sent again', async () => {
    await queue('13800008882', 'code', 'phone');
    const taken = await takeBatch(db, { most: 20, now: new Date(Date.now() + 1000), canSend: () => true });
    expect(taken.messages).toMatchObject([{ recipient: '13800008882' }]);
    await test.work();
    expect(await stateOf('13800008882')).toMatchObject({ state: 'sending' });
    await markLost(db, new Date(Date.now() + 121_000));
    expect(await stateOf('13800008882')).toEqual({ state: 'unknown', attempts: 1, fault: 'interrupted' });
    expect(await sentTo(test, '13800008882')).toHaveLength(0);
  });

  it('goes by the next channel when the first one refuses it, and a refused number gets nothing more', async () => {
    const accountId = await buildAccount(db, { phone: '13800008883', email: 'next@example.org' });
    const notify = () =>
      inTransaction(db, (transaction) =>
        notifyAccount(transaction, {
          accountId,
          conferenceId: null,
          kind: 'registration',
          template: 'paid',
          variables: { order: '1', amount: '10.00', currency: 'CNY' },
          urgent: true,
        }),
      );
    const stateOfAll = async () =>
      (
        await db.selectFrom('notification').select('state').where('account_id', '=', accountId).orderBy('id').execute()
      ).map(({ state }) => state);
    await db
      .insertInto('bounced_address')
      .values({ channel: 'phone', address: '13800008883', reason: 'bad_number', at: new Date(0) })
      .execute();
    await notify();
    expect(await sentTo(test, '13800008883')).toHaveLength(1);
    await db.updateTable('bounced_address').set({ at: new Date() }).where('address', '=', '13800008883').execute();
    await notify();
    expect(await sentTo(test, 'next@example.org')).toHaveLength(1);
    expect(await sentTo(test, '13800008883')).toHaveLength(1);
    expect(await stateOfAll()).toEqual(['sent', 'sent']);
  });
});
