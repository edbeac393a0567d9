import { generateKeyPairSync } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import { preferenceCalls } from '@meetingapp/contract/messages/preference.ts';
import type { MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { notifyAccount, queueMessage } from '../../../db/rows/outbox.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { testApp } from '../../../testing/app.ts';
import { checkDkim } from '../../../testing/mail/dkim.ts';
import { startMailServer } from '../../../testing/mail/mail-server.ts';

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ format: 'pem', type: 'spki' }) as string;
const server = await startMailServer();
afterAll(() => server.close());
const test = await testApp({
  settings: {
    SMTP_URL: server.url,
    MAIL_FROM: '年会秘书处 <office@meeting.example>',
    DKIM_DOMAIN: 'meeting.example',
    DKIM_SELECTOR: 'm1',
    DKIM_PRIVATE_KEY: keys.privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
    BOUNCE_DOMAIN: 'bounce.meeting.example',
  },
});
const { db } = test;
let people = 0;

async function letter({ kind = 'organiser' as MessageKind, required = false, text = '班车 07:20 发车。' } = {}) {
  people += 1;
  const email = `reader${people}@hospital.example`;
  const accountId = await buildAccount(db, { phone: '', email });
  await inTransaction(db, (transaction) =>
    notifyAccount(transaction, {
      accountId,
      conferenceId: null,
      kind,
      template: 'mailing',
      variables: { subject: '早班车提前', text },
      link: '/callist/1',
      required,
      urgent: true,
    }),
  );
  await test.work();
  const mail = server.received.find(({ to }) => to === email);
  if (!mail) throw new Error(`nothing arrived at ${email}`);
  const parsed = await PostalMime.parse(mail.raw);
  const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
  return { accountId, email, mail, parsed, header };
}

/** The address of unsubscribing as a mailbox finds it, without the origin. */
async function unsubscribing() {
  const sent = await letter();
  const address = /^<(.+)>$/.exec(sent.header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(address.startsWith(test.config.publicUrl)).toBe(true);
  return { ...sent, url: address.slice(test.config.publicUrl.length) };
}

const channelsOf = async (accountId: number, kind: MessageKind) => {
  const { kinds } = await test.call(preferenceCalls.read, {}, { token: await test.logIn(accountId) });
  return kinds.find((one) => one.kind === kind)?.channels;
};
const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };

describe('[O18] an e-mail', () => {
  it('carries a DKIM signature over its text and all fields that a mailbox relies on', async () => {
    const { mail } = await letter();
    const checked = checkDkim(mail.raw, publicKey);
    expect(checked).toMatchObject({ bodyFits: true, headerFits: true, domain: 'meeting.example', selector: 'm1' });
    for (const field of ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'])
      expect(checked.fields).toContain(field);
    const forged = Buffer.from(mail.raw.toString('latin1').replace('hospital.example', 'elsewhere.example'), 'latin1');
    expect(checkDkim(forged, publicKey).headerFits).toBe(false);
  });

  it('has a Message-ID and a return address of its own, which only this server can make', async () => {
    const [one, other] = [await letter(), await letter()];
    expect(one.parsed.messageId).toMatch(/^<\d+\.[0-9a-f]{32}@meeting\.example>$/);
    expect(other.parsed.messageId).not.toBe(one.parsed.messageId);
    expect(one.mail.from).toMatch(/^bounce\+\d+\.[0-9a-f]{32}@bounce\.meeting\.example$/);
    const { id } = await db
      .selectFrom('message')
      .select('id')
      .where('recipient', '=', one.email)
      .executeTakeFirstOrThrow();
    expect(test.ports.returnAddresses.read(one.mail.from)).toBe(Number(id));
    expect(test.ports.returnAddresses.read(one.mail.from.toUpperCase())).toBe(Number(id));
    expect(test.ports.returnAddresses.read(one.mail.from.replace(/\+\d+/, '+1999'))).toBeNull();
    expect(test.ports.returnAddresses.read(one.mail.from.replace('bounce.meeting', 'other'))).toBeNull();
  });

  it('is text and HTML with the same words, a button, and nothing that is loaded or run', async () => {
    const { parsed } = await letter({ text: '<b>班车</b> 改到 https://map.example/a?b=1&c=2。\n\n请提前十分钟。' });
    expect(parsed.subject).toBe('早班车提前');
    expect(parsed.text).toContain('<b>班车</b> 改到 https://map.example/a?b=1&c=2。');
    expect(parsed.text).toMatch(/查看详情：http:\/\/127\.0\.0\.1:3000\/medapp\/open\/\d+\.[0-9a-f]{32}/);
    const html = parsed.html ?? '';
    expect(html).toContain('&lt;b&gt;班车&lt;/b&gt; 改到 <a href="https://map.example/a?b=1&amp;c=2"');
    expect(html).toMatch(/href="http:\/\/127\.0\.0\.1:3000\/medapp\/open\/\d+\.[0-9a-f]{32}"/);
    expect(html).not.toMatch(/<(script|img|link|style|iframe|form)|url\(|@import| on\w+=/i);
  });

  it('to an address without a notification has no way to unsubscribe', async () => {
    await inTransaction(db, (transaction) =>
      queueMessage(transaction, {
        conferenceId: null,
        channel: 'email',
        recipient: 'code@hospital.example',
        language: 'en',
        template: 'code',
        variables: { code: '123456', minutes: '5' },
      }),
    );
    await test.work();
    const mail = server.received.find(({ to }) => to === 'code@hospital.example');
    expect(mail?.raw.toString('latin1')).not.toMatch(/^List-Unsubscribe/im);
    expect(checkDkim(mail?.raw ?? Buffer.alloc(0), publicKey)).toMatchObject({ bodyFits: true, headerFits: true });
  });

  it.each([{ kind: 'registration' as const }, { kind: 'organiser' as const, required: true }])(
    'that must arrive has no way to unsubscribe: %j',
    async (about) => {
      const { header, parsed } = await letter(about);
      expect(header('list-unsubscribe')).toBeUndefined();
      expect(header('list-unsubscribe-post')).toBeUndefined();
      expect(parsed.html).not.toContain('unsubscribe');
    },
  );
});

describe('[O18] unsubscribing', () => {
  it('by one click of the mailbox ends e-mails of that kind only, and the other channels stay', async () => {
    const { accountId, header, url } = await unsubscribing();
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const payload = 'List-Unsubscribe=One-Click';
    const answer = await test.app.inject({ method: 'POST', url, headers: oneClick, payload });
    expect(answer.statusCode).toBe(200);
    expect(await channelsOf(accountId, 'organiser')).toEqual(['messenger', 'phone']);
    expect(await channelsOf(accountId, 'papers')).toContain('email');
    // Mailboxes may repeat it, also in several parts.
    const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    const again = await test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: parts,
    });
    expect(again.statusCode).toBe(200);
    expect(await channelsOf(accountId, 'organiser')).toEqual(['messenger', 'phone']);
  });

  it('in several parts is understood the first time', async () => {
    const { accountId, url } = await unsubscribing();
    const payload = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    await test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    });
    expect(await channelsOf(accountId, 'organiser')).toEqual(['messenger', 'phone']);
  });

  it('keeps the order that the person has chosen', async () => {
    const { accountId, url } = await unsubscribing();
    const token = await test.logIn(accountId);
    await test.call(
      preferenceCalls.saveChannels,
      { kind: 'organiser', channels: ['email', 'phone', 'messenger'] },
      { token },
    );
    await test.app.inject({ method: 'POST', url, headers: oneClick, payload: 'List-Unsubscribe=One-Click' });
    expect(await channelsOf(accountId, 'organiser')).toEqual(['phone', 'messenger']);
  });

  it('changes nothing when a program opens the link: the page asks first', async () => {
    const { accountId, url } = await unsubscribing();
    const page = await test.app.inject({ method: 'GET', url });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('不再通过邮件接收“主办方通知”类消息？');
    expect(page.body).toContain('name="List-Unsubscribe" value="One-Click"');
    expect((await test.app.inject({ method: 'POST', url, headers: oneClick, payload: 'x=1' })).statusCode).toBe(400);
    expect(await channelsOf(accountId, 'organiser')).toContain('email');
  });

  it('cannot be done for somebody else, or for another kind, with a changed address', async () => {
    const { accountId, url } = await unsubscribing();
    const other = await letter();
    for (const changed of [
      url.replace(`/${accountId}.`, `/${other.accountId}.`),
      url.replace('organiser', 'papers'),
      url.slice(0, -1),
    ]) {
      expect(changed).not.toBe(url);
      const answer = await test.app.inject({
        method: 'POST',
        url: changed,
        headers: { ...oneClick, 'accept-language': 'en-GB' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('This link is not valid');
    }
    expect(await channelsOf(other.accountId, 'organiser')).toContain('email');
    expect(await channelsOf(accountId, 'papers')).toContain('email');
  });
});
