import { afterAll, describe, expect, it } from 'vitest';
import { preferenceCalls as calls } from '@meetingapp/contract/messages/preference.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { notifyAccount, type Notification } from '../../../db/rows/outbox.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { recordReports } from '../report/commands.ts';

const day = clockIn('Asia/Shanghai', new Date(Date.now() + 86_400_000)).slice(0, 10);
const noon = new Date(`${day}T12:00:00+08:00`);
const evening = new Date(`${day}T20:00:30+08:00`);
const test = await testApp({ clock: noon });
const { db } = test;
afterAll(() => {
  test.clock.now = noon;
});

/** A person with both addresses who wants e-mails, once a day at 20:00. */
async function reader(digest: number | null = 1200) {
  test.clock.now = noon;
  const phone = freshPhone();
  const email = `p${phone}@hospital.example`;
  const accountId = await buildAccount(db, { phone, email });
  const token = await test.logIn(accountId);
  await test.call(calls.saveChannels, { kind: 'organiser', channels: ['email', 'phone'] }, { token });
  await test.call(calls.saveDigest, { digest }, { token });
  const notify = (subject: string, more: Partial<Notification> = {}) =>
    inTransaction(db, (transaction) =>
      notifyAccount(transaction, {
        accountId,
        conferenceId: null,
        kind: 'organiser',
        template: 'mailing',
        variables: { subject, text: `${subject}，详见日程。` },
        ...more,
      }),
    );
  const states = async () =>
    (
      await db.selectFrom('notification').select('state').where('account_id', '=', accountId).orderBy('id').execute()
    ).map(({ state }) => state);
  return { phone, email, accountId, token, notify, states };
}

describe('[S41] a person who wants one e-mail a day', () => {
  it('gets everything that can wait in one at its time, and what is urgent or must be told at once', async () => {
    const { email, token, notify, states } = await reader();
    await notify('早班车提前');
    await notify('午餐改到 B 馆');
    await notify('疏散', { urgent: true });
    await notify('退款', { required: true });
    expect((await sentTo(test, email)).map(({ subject }) => subject)).toEqual(['疏散', '退款']);
    expect((await test.call(calls.read, {}, { token })).digest).toBe(1200);
    test.clock.now = evening;
    const mails = await sentTo(test, email);
    expect(mails).toHaveLength(3);
    expect(mails[2]?.subject).toBe('今天的 2 条消息');
    expect(mails[2]?.text).toContain('1. 早班车提前\n早班车提前，详见日程。\n\n2. 午餐改到 B 馆');
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(await sentTo(test, email)).toHaveLength(3);
  });

  it('gets a single message as itself, and each by its next channel when the e-mail is returned', async () => {
    const one = await reader();
    await one.notify('早班车提前');
    await one.notify('午餐改到 B 馆');
    await test.work();
    test.clock.now = evening;
    expect(await sentTo(test, one.email)).toHaveLength(1);
    const message = await db
      .selectFrom('message')
      .select('id')
      .where('recipient', '=', one.email)
      .executeTakeFirstOrThrow();
    const report = { messageId: Number(message.id), providerId: '', recipient: null, delivered: false };
    await recordReports(db, [{ ...report, fault: 'no_mailbox', bounced: true }], evening);
    // 20:00 is before the quiet hours.
    expect((await sentTo(test, one.phone)).map(({ variables }) => variables['subject'])).toEqual([
      '早班车提前',
      '午餐改到 B 馆',
    ]);
    const other = await reader();
    await other.notify('只有一条');
    await test.work();
    test.clock.now = evening;
    expect((await sentTo(test, other.email)).map(({ subject }) => subject)).toEqual(['只有一条']);
  });

  it('gets what waits at once after switching it off, and nothing of it after switching e-mail off', async () => {
    const one = await reader();
    await one.notify('早班车提前');
    expect(await sentTo(test, one.email)).toEqual([]);
    await test.call(calls.saveDigest, { digest: null }, { token: one.token });
    expect(await sentTo(test, one.email)).toHaveLength(1);
    const other = await reader();
    await other.notify('早班车提前');
    await test.work();
    await test.call(calls.saveChannels, { kind: 'organiser', channels: [] }, { token: other.token });
    test.clock.now = evening;
    expect(await sentTo(test, other.email)).toEqual([]);
    await test.work();
    expect(await other.states()).toEqual(['inbox']);
  });
});

describe('[S41] the language of a message', () => {
  it('is the one that the person chose last, whatever the number says', async () => {
    const { email, token, notify } = await reader(null);
    await test.call(calls.saveLanguage, { language: 'en' }, { token });
    await notify('', { variables: { subject: { zh: '班车', en: 'Shuttle' }, text: { zh: '七点', en: 'At seven' } } });
    expect((await sentTo(test, email)).map(({ subject }) => subject)).toEqual(['Shuttle']);
  });
});
