import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { inboxCalls as calls, inboxSocketPath } from '@meetingapp/contract/messages/inbox.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { endSessionsOf } from '../../../db/sessions/sessions.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const base = (await test.app.listen({ port: 0, host: '127.0.0.1' })).replace(/^http/, 'ws');

const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

/** A phone that shows its unread number: what it heard, and the code with which the server closed. */
async function phone(hello: unknown, headers: Record<string, string> = {}) {
  const socket = new WebSocket(base + inboxSocketPath, { headers });
  open.push(socket);
  const heard: number[] = [];
  const closed = once(socket, 'close').then(([code]) => code as number);
  socket.on('message', (data) => heard.push((JSON.parse((data as Buffer).toString()) as { unseen: number }).unseen));
  await once(socket, 'open');
  socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
  return { heard, closed, last: () => heard.at(-1) };
}

async function person() {
  const accountId = await buildAccount(db, { phone: freshPhone() });
  return { accountId, token: await test.logIn(accountId) };
}

const notify = (accountId: number) =>
  inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId,
      conferenceId: null,
      kind: 'organiser',
      template: 'mailing',
      variables: { subject: '早班车提前', text: '班车 07:20 发车。' },
      urgent: true,
    }),
  );

describe('[A12] a phone that shows its inbox', () => {
  it('hears of a new message within a second, and of one that another phone of the person has read', async () => {
    const { accountId, token } = await person();
    const [one, other] = [await phone({ token }), await phone({ token })];
    await vi.waitFor(() => expect([one.last(), other.last()]).toEqual([0, 0]));
    await notify(accountId);
    const begun = performance.now();
    await test.work();
    await vi.waitFor(() => expect([one.last(), other.last()]).toEqual([1, 1]));
    expect(performance.now() - begun).toBeLessThan(1000);
    await test.call(calls.see, { ids: null }, { token });
    await vi.waitFor(() => expect([one.last(), other.last()]).toEqual([0, 0]));
  });

  it('hears nothing of other people, and the same number only once', async () => {
    const [one, other] = [await person(), await person()];
    const mine = await phone({ token: one.token });
    await vi.waitFor(() => expect(mine.last()).toBe(0));
    await notify(other.accountId);
    await notify(one.accountId);
    await test.work();
    await vi.waitFor(() => expect(mine.last()).toBe(1));
    expect(mine.heard).toEqual([0, 1]);
  });

  it('is disconnected without a valid log-in, after one that has ended, and after anything else than the hello', async () => {
    expect(await (await phone({ token: 'made up' })).closed).toBe(1008);
    expect(await (await phone('{"token":5}')).closed).toBe(1008);
    expect(await (await phone('no JSON')).closed).toBe(1008);
    const { accountId, token } = await person();
    const mine = await phone({ token });
    await vi.waitFor(() => expect(mine.last()).toBe(0));
    await endSessionsOf(db, accountId, new Date());
    await notify(accountId);
    await test.work();
    expect(await mine.closed).toBe(1008);
    expect(mine.heard).toEqual([0]);
  });

  it('is refused from a page of another origin', async () => {
    const socket = new WebSocket(base + inboxSocketPath, { headers: { origin: 'https://evil.example' } });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('403');
  });
});
