import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mailer } from './mail.ts';
import { smtpMailer } from './smtp.ts';

/** A real mail server on this machine; it has one user and refuses mail for `nobody@`. */
const received: { from: string; to: string[]; raw: string }[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'meeting' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('wrong password')),
  onRcptTo: ({ address }, _session, done) => {
    const refusal = Object.assign(new Error('no such mailbox'), {
      responseCode: address.startsWith('busy@') ? 450 : 550,
    });
    done(/^(nobody|busy)@/.test(address) ? refusal : null);
  },
  onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      received.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        raw,
      });
      done();
    });
  },
});
let mailer: Mailer;
let port: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as AddressInfo).port;
  mailer = smtpMailer({
    url: `smtp://meeting:p%40ss@127.0.0.1:${port}`,
    from: '年会秘书处 <office@meeting.example>',
    dkim: null,
  });
});
afterAll(async () => {
  await mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

describe('mail', () => {
  it('arrives with its Chinese subject, its text and its attachment', async () => {
    const content = Buffer.from('BEGIN:VCALENDAR');
    const sent = await mailer.send({
      to: 'lin@hospital.example',
      subject: '注册成功',
      text: '您的注册已确认',
      html: '<p>您的注册已确认</p>',
      attachments: [{ name: '日程.ics', type: 'text/calendar', content }],
    });
    expect(sent).toMatchObject({ ok: true, id: expect.stringContaining('@') });
    const mail = received.at(-1);
    expect(mail).toMatchObject({ from: 'office@meeting.example', to: ['lin@hospital.example'] });
    expect(mail?.raw).toContain(`Subject: =?UTF-8?B?${Buffer.from('注册成功').toString('base64')}?=`);
    expect(mail?.raw).toContain(content.toString('base64'));
  });

  it('to a mailbox that does not exist fails permanently; to a busy one it is retried', async () => {
    const message = { subject: 'x', text: 'x' };
    expect(await mailer.send({ ...message, to: 'nobody@hospital.example' })).toMatchObject({
      ok: false,
      reason: 'no_mailbox',
    });
    expect(await mailer.send({ ...message, to: 'busy@hospital.example' })).toMatchObject({
      ok: false,
      reason: 'unreachable',
    });
  });

  it('cannot be tricked into a local file or another header', async () => {
    const sent = await mailer.send({ to: 'lin@hospital.example', subject: 'a\r\nBcc: spy@else.example', text: 'x' });
    expect(sent.ok).toBe(true);
    expect(received.at(-1)?.to).toEqual(['lin@hospital.example']);
    expect(received.at(-1)?.raw).not.toMatch(/^Bcc:/m);
  });

  it('is retried when the server is not listening', async () => {
    const nowhere = smtpMailer({ url: 'smtp://127.0.0.1:9', from: 'a@b.example', dkim: null });
    expect(await nowhere.send({ to: 'lin@hospital.example', subject: 'x', text: 'x' })).toMatchObject({
      ok: false,
      reason: 'unreachable',
    });
    await nowhere.close();
  });

  it('sent many at once arrives completely', async () => {
    const before = received.length;
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        mailer.send({ to: `d${index}@hospital.example`, subject: 'x', text: 'x' }),
      ),
    );
    expect(received.length - before).toBe(60);
  });
});
