import { describe, expect, it } from 'vitest';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildBounce } from '@meetingapp/demo/messages/messages.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { notifyByMail, queueMessage } from '../../../db/rows/outbox.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { recordReports } from '../report/commands.ts';

const test = await testApp();
const { db } = test;

/** A person with a phone number, and another address that is to get a mail about them, such as that of an invoice. */
async function invoiced() {
  const phone = freshPhone();
  const accountId = await buildAccount(db, { phone });
  const recipient = `invoice${phone}@hospital.example`;
  const send = () =>
    inTransaction(db, (transaction) =>
      notifyByMail(
        transaction,
        {
          accountId,
          conferenceId: null,
          kind: 'registration',
          template: 'invoice_ready',
          variables: { conference: '年会', title: '医院', currency: 'CNY', amount: '10.00' },
          required: true,
          urgent: true,
        },
        {
          recipient,
          language: 'zh',
          template: 'invoice_sent',
          variables: { conference: '年会', title: '医院', number: '1', currency: 'CNY', amount: '10.00' },
        },
      ),
    );
  const message = () =>
    db.selectFrom('message').select(['id', 'state', 'fault']).where('recipient', '=', recipient).executeTakeFirst();
  const notification = () =>
    db.selectFrom('notification').select('state').where('account_id', '=', accountId).executeTakeFirstOrThrow();
  return { phone, recipient, send, message, notification };
}

describe('[O18] a message that goes first to a given address', () => {
  it('reaches it once, is in the inbox, and goes nowhere else', async () => {
    const one = await invoiced();
    await one.send();
    expect((await sentTo(test, one.recipient)).map(({ subject }) => subject)).toEqual(['年会的发票']);
    expect(await sentTo(test, one.phone)).toEqual([]);
    expect(await one.notification()).toEqual({ state: 'sent' });
  });

  it('goes by the next channel of the person when the address has bounced before, or is returned', async () => {
    const one = await invoiced();
    await buildBounce(db, one.recipient, 'no_mailbox', new Date());
    await one.send();
    expect(await sentTo(test, one.recipient)).toEqual([]);
    expect(await sentTo(test, one.phone)).toHaveLength(1);
    expect(await one.message()).toMatchObject({ state: 'failed', fault: 'bounced' });
    const other = await invoiced();
    await other.send();
    expect(await sentTo(test, other.recipient)).toHaveLength(1);
    const returned = { providerId: '', recipient: null, delivered: false, fault: 'no_mailbox', bounced: true };
    await recordReports(db, [{ messageId: Number((await other.message())?.id), ...returned }], new Date());
    expect(await sentTo(test, other.phone)).toHaveLength(1);
    expect(await sentTo(test, other.recipient)).toHaveLength(1);
  });
});

describe('[O18] a message to an address', () => {
  it('is not sent where messages have bounced, unless the person has just asked for it', async () => {
    const email = `gone${freshPhone()}@hospital.example`;
    await buildBounce(db, email, 'no_mailbox', new Date());
    const queue = (template: string) =>
      inTransaction(db, (transaction) =>
        queueMessage(transaction, {
          conferenceId: null,
          channel: 'email',
          recipient: email,
          language: 'zh',
          template,
          variables: { code: '123456', minutes: '5', subject: '日程', text: '有变动' },
        }),
      );
    await queue('programme_part');
    await queue('code');
    expect((await sentTo(test, email)).map(({ subject }) => subject)).toEqual(['您的验证码']);
  });
});
