import { describe, expect, it, vi } from 'vitest';
import { queueMessage } from '../../../db/rows/outbox.ts';
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

const test = await testApp();
const { db } = test;
const stateOf = (recipient: string) =>
  db.selectFrom('message').select(['state', 'attempts', 'fault']).where('recipient', '=', recipient).executeTakeFirst();
const queue = (recipient: string, template = 'code', channel: 'phone' | 'email' = 'email') =>
  inTransaction(db, (transaction) =>
    queueMessage(transaction, {
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

  it('of many is sent once each by several processes at once, and their locks stop them', async () => {
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
});
