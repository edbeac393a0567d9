import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, it } from 'vitest';
import { buildAccount, freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { startBounceServer } from '../../../ports/mail/bounce-server.ts';
import { testApp } from '../../../testing/app.ts';
import { startMailServer } from '../../../testing/mail/mail-server.ts';
import { sentTo } from '../../../testing/outbox.ts';
import { takeBounce } from './handlers-bounce.ts';

const mailServer = await startMailServer();
const test = await testApp({
  settings: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'office@meeting.example',
    BOUNCE_DOMAIN: 'bounce.meeting.example',
  },
});
const { db } = test;
const reported: string[] = [];
let broken = false;
const bounces = await startBounceServer({
  port: 0,
  host: '127.0.0.1',
  returnAddresses: test.ports.returnAddresses,
  onBounce: (id, bounce) => {
    if (broken) throw new Error('the database is away');
    return takeBounce({ db, clock: () => new Date() }, id, bounce);
  },
  report: (line) => reported.push(line),
});
const sender = createTransport({ host: '127.0.0.1', port: bounces.port, ignoreTLS: true });
afterAll(async () => {
  sender.close();
  await bounces.close();
  await mailServer.close();
});

/** A person who wants e-mail first and has a phone too, and the return address of the e-mail that they got. */
async function mailed() {
  const phone = freshPhone();
  const email = `d${phone}@hospital.example`;
  const accountId = await buildAccount(db, { phone, email });
  await test.call(
    preferenceCalls.saveChannels,
    { kind: 'organiser', channels: ['email', 'phone'] },
    { token: await test.logIn(accountId) },
  );
  const notify = async () => {
    await inTransaction(db, (transaction) =>
      notifyAccount(transaction, {
        accountId,
        conferenceId: null,
        kind: 'organiser',
        template: 'mailing',
        variables: { subject: '早班车提前', text: '班车 07:20 发车。' },
        urgent: true,
      }),
    );
    await test.work();
  };
  await notify();
  const mails = () => mailServer.received.filter(({ to }) => to === email);
  const message = () =>
    db.selectFrom('message').select(['state', 'fault']).where('recipient', '=', email).executeTakeFirstOrThrow();
  return { phone, email, notify, mails, message, returnAddress: mails()[0]?.from ?? '' };
}

/** A report as a mail server returns it: an explanation, the status, the returned message. */
const dsn = ({ email, action, status }: { email: string; action: string; status: string }): string =>
  [
    'From: MAILER-DAEMON@hospital.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your message could not be delivered.',
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.hospital.example',
    'Arrival-Date: Mon, 23 Nov 2026 10:00:00 +0800',
    '',
    `Final-Recipient: rfc822; ${email}`,
    `Action: ${action}`,
    `Status: ${status} (reason)`,
    'Diagnostic-Code: smtp; 550 5.1.1 <someone>: Recipient address rejected:',
    '    User unknown',
    '--=_b',
    'Content-Type: message/rfc822',
    '',
    'Subject: =?UTF-8?Q?x?=',
    'Action: failed',
    'Status: 5.1.1',
    '',
    'body',
    '--=_b--',
    '',
  ].join('\r\n');

const send = (to: string, raw: string) => sender.sendMail({ envelope: { from: '', to }, raw });
const bounced = (address: string) =>
  db.selectFrom('bounced_address').select('reason').where('address', '=', address).execute();

describe('[O18] a returned e-mail', () => {
  it('that can never be delivered fails, goes by the next channel, and its address gets nothing more', async () => {
    const one = await mailed();
    await send(one.returnAddress, dsn({ ...one, action: 'failed', status: '5.1.1' }));
    expect(await one.message()).toEqual({ state: 'failed', fault: 'no_mailbox' });
    expect(await bounced(one.email)).toEqual([{ reason: 'no_mailbox' }]);
    expect(await sentTo(test, one.phone)).toHaveLength(1);
    await one.notify();
    expect(one.mails()).toHaveLength(1);
    expect(await sentTo(test, one.phone)).toHaveLength(2);
    // Returned a second time.
    await send(one.returnAddress, dsn({ ...one, action: 'failed', status: '5.1.1' }));
    expect(await sentTo(test, one.phone)).toHaveLength(2);
  });

  it('refused for its text goes by the next channel, and its address stays in use', async () => {
    const one = await mailed();
    await send(one.returnAddress, dsn({ ...one, action: 'failed', status: '5.7.1' }));
    expect(await one.message()).toEqual({ state: 'failed', fault: 'bounced 5.7.1' });
    expect(await bounced(one.email)).toEqual([]);
    expect(await sentTo(test, one.phone)).toHaveLength(1);
  });

  it.each([
    ['delayed', '4.4.1'],
    ['failed', '4.2.2'],
    ['relayed', '2.0.0'],
  ])('that is %s with status %s changes nothing', async (action, status) => {
    const one = await mailed();
    await send(one.returnAddress, dsn({ ...one, action, status }));
    expect(await one.message()).toEqual({ state: 'sent', fault: '' });
    expect(await sentTo(test, one.phone)).toEqual([]);
  });

  it('that is an automatic answer of a person changes nothing', async () => {
    const one = await mailed();
    await send(one.returnAddress, 'From: a@b.example\r\nSubject: 5.1.1\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n');
    expect(await one.message()).toEqual({ state: 'sent', fault: '' });
  });

  it('is refused at an address that this server did not sign, and nothing is relayed', async () => {
    const one = await mailed();
    const changed = one.returnAddress.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0'));
    for (const to of [changed, one.email, 'office@meeting.example', 'bounce+1@bounce.meeting.example'])
      await expect(send(to, dsn({ ...one, action: 'failed', status: '5.1.1' }))).rejects.toMatchObject({
        responseCode: 550,
      });
    expect(await one.message()).toEqual({ state: 'sent', fault: '' });
  });

  it('that could not be recorded is asked for again', async () => {
    const one = await mailed();
    const raw = dsn({ ...one, action: 'failed', status: '5.1.1' });
    broken = true;
    await expect(send(one.returnAddress, raw)).rejects.toMatchObject({ responseCode: 451 });
    broken = false;
    expect(reported).toEqual(['A returned message was not recorded: Error: the database is away']);
    await send(one.returnAddress, raw);
    expect(await one.message()).toEqual({ state: 'failed', fault: 'no_mailbox' });
  });

  it('larger than two megabytes is refused', async () => {
    const one = await mailed();
    const large = `${dsn({ ...one, action: 'failed', status: '5.1.1' })}${'x'.repeat(70)}\r\n`.padEnd(
      3_000_000,
      'x\r\n',
    );
    await expect(send(one.returnAddress, large)).rejects.toMatchObject({ responseCode: 552 });
    expect(await one.message()).toEqual({ state: 'sent', fault: '' });
  });
});
