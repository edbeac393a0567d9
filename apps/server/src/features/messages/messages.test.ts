import { describe, expect, it, vi } from 'vitest';
import { queueMessage } from '../../db/rows/outbox.ts';
import { inTransaction } from '../../db/connection/transaction.ts';
import { testApp } from '../../testing/app.ts';
import {
  order,
  paidRegistration,
  payAtProvider,
  readOrder,
  register,
  smallCongress,
  startPaying,
  visitor,
} from '../../testing/congress.ts';
import { sentTo } from '../../testing/outbox.ts';

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
    await test.pool.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'messages.send'), run_at => now())`,
    );
    expect(await sentTo(test, '13800005555')).toHaveLength(1);
    expect(await stateOf('13800005555')).toEqual({ state: 'sent', attempts: 2, fault: '' });
    expect(told).toHaveBeenCalledOnce();
    told.mockRestore();
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
