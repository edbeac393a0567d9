import { describe, expect, it } from 'vitest';
import { inboxCalls as calls } from '@meetingapp/contract/messages/inbox.ts';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount, type Notification } from '../../../db/rows/outbox.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { purgeInbox } from './commands.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
let people = 0;

async function person() {
  people += 1;
  const phone = `1387700${String(people).padStart(4, '0')}`;
  const accountId = await buildAccount(db, { phone });
  return { accountId, phone, token: await test.logIn(accountId) };
}

const notify = (accountId: number, more: Partial<Notification> = {}) =>
  inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId,
      conferenceId: cid,
      kind: 'organiser',
      template: 'from_organiser',
      variables: {
        name: '林知远',
        subject: { zh: '班车提前', en: 'The shuttle leaves earlier' },
        text: { zh: '早班车 07:20 发车', en: 'It leaves at 07:20' },
        conference: { zh: '年会', en: 'Congress' },
      },
      link: '/callist/1',
      urgent: true,
      ...more,
    }),
  );

describe('[A12] the inbox', () => {
  it('shows what a person was notified of, in the language they read, and counts what they have not seen', async () => {
    const { accountId, token } = await person();
    await notify(accountId);
    await notify(accountId, { link: '' });
    const { messages, unseen } = await test.call(calls.list, {}, { token });
    expect(unseen).toBe(2);
    expect(messages[1]).toMatchObject({ kind: 'organiser', subject: '班车提前', link: '/callist/1', cid, seen: false });
    const english = await test.call(calls.list, {}, { token, language: 'en' });
    expect(english.messages[0]?.subject).toBe('The shuttle leaves earlier');
    await test.call(calls.see, { ids: [messages[0]?.id ?? 0] }, { token });
    expect(await test.call(calls.unseen, {}, { token })).toMatchObject({ unseen: 1 });
    await test.call(calls.see, { ids: null }, { token });
    expect((await test.call(calls.list, {}, { token })).messages.map(({ seen }) => seen)).toEqual([true, true]);
  });

  it('is of one person alone: others neither read it nor mark it as seen', async () => {
    const [one, other] = [await person(), await person()];
    await notify(one.accountId);
    const { messages } = await test.call(calls.list, {}, { token: one.token });
    await test.call(calls.see, { ids: messages.map(({ id }) => id) }, { token: other.token });
    expect(await test.call(calls.list, {}, { token: other.token })).toMatchObject({ messages: [], unseen: 0 });
    expect(await test.call(calls.unseen, {}, { token: one.token })).toMatchObject({ unseen: 1 });
  });

  it('holds one message for one event, however often it is reported', async () => {
    const { accountId, token, phone } = await person();
    await notify(accountId, { event: 'release/7' });
    await notify(accountId, { event: 'release/7' });
    expect((await test.call(calls.list, {}, { token })).messages).toHaveLength(1);
    expect(await sentTo(test, phone)).toHaveLength(1);
  });

  it('keeps messages for 90 days', async () => {
    const { accountId, token } = await person();
    await notify(accountId);
    await test.work();
    await db
      .updateTable('notification')
      .set({ created_at: new Date(Date.now() - 91 * 86_400_000) })
      .where('account_id', '=', accountId)
      .execute();
    expect((await test.call(calls.list, {}, { token })).messages).toEqual([]);
    await purgeInbox(db, new Date());
    expect(await db.selectFrom('notification').select('id').where('account_id', '=', accountId).execute()).toEqual([]);
  });
});

describe('[S41] what a person chooses', () => {
  it('is where each kind is sent; what is switched off stays in the inbox', async () => {
    const { accountId, token, phone } = await person();
    await test.call(preferenceCalls.saveChannels, { kind: 'organiser', channels: [] }, { token });
    await notify(accountId);
    expect(await sentTo(test, phone)).toEqual([]);
    expect(await test.call(calls.unseen, {}, { token })).toMatchObject({ unseen: 1 });
    await notify(accountId, { required: true });
    expect(await sentTo(test, phone)).toHaveLength(1);
    const { kinds, addresses } = await test.call(preferenceCalls.read, {}, { token });
    expect(kinds.find(({ kind }) => kind === 'organiser')).toEqual({
      kind: 'organiser',
      channels: [],
      required: false,
    });
    expect(kinds.find(({ kind }) => kind === 'registration')?.required).toBe(true);
    expect(addresses).toMatchObject([
      { channel: 'phone', address: expect.stringMatching(/^138\*{4}\d{4}$/), bounced: null },
    ]);
  });

  it('are hours without messages, which are sent after them; urgent ones are not held back', async () => {
    const { accountId, token, phone } = await person();
    const zone = new Date(Date.now() + 8 * 3_600_000);
    const minute = zone.getUTCHours() * 60 + zone.getUTCMinutes();
    const quiet = { from: (minute + 1435) % 1440, until: (minute + 60) % 1440 };
    await test.call(preferenceCalls.saveQuiet, quiet, { token });
    expect((await test.call(preferenceCalls.read, {}, { token })).quiet).toEqual(quiet);
    await notify(accountId, { urgent: false });
    expect(await sentTo(test, phone)).toEqual([]);
    const waiting = await db
      .selectFrom('notification')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    expect(waiting?.state).toBe('waiting');
    expect(waiting?.due_at.getTime()).toBeGreaterThan(Date.now());
    await notify(accountId, { urgent: true });
    expect(await sentTo(test, phone)).toHaveLength(1);
  });

  it('is refused with a channel twice or an hour that does not exist', async () => {
    const { token } = await person();
    const twice = { kind: 'organiser', channels: ['email', 'email'] };
    expect(await test.attempt(preferenceCalls.saveChannels, twice, { token })).toMatchObject({ error: 'body_invalid' });
    const late = { from: 0, until: 1440 };
    expect(await test.attempt(preferenceCalls.saveQuiet, late, { token })).toMatchObject({ error: 'body_invalid' });
  });
});
