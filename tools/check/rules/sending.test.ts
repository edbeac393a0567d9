import { describe, expect, it } from 'vitest';
import { tree } from '../tree/finding.ts';
import { checkSending } from './sending.ts';

const said = (path: string, text: string): string =>
  checkSending(tree({ [path]: text }))
    .map(({ message }) => message)
    .join();

const orders = 'apps/server/src/features/orders/refund/commands.ts';
const messages = 'apps/server/src/features/messages/delivery/jobs.ts';

describe('no feature sends on its own', () => {
  it.each([
    `import type { Mailer } from '../../../ports/mail/mail.ts';`,
    `import { aliyunSms } from '../../../ports/sms/aliyun.ts';`,
  ])('imports of a channel are refused: %s', (text) => {
    expect(said(orders, text)).toContain('imports the channel');
    expect(said(messages, text)).toBe('');
  });

  it.each([
    'await ports.sms.send(message);',
    'await context.ports.mail?.send(message);',
    'const { files, mail } = ports;',
    'const { sms } = context.ports;',
    'async function send({ mail, files }: Ports, letter: Letter) {}',
    'const run = async ({ db, ports: { sms } }: JobContext) => sms;',
    'await ports.messenger.notify(person);',
    'await messenger?.notify(person);',
  ])('sending is refused: %s', (text) => {
    expect(said(orders, text)).toContain('sends messages on its own');
    expect(said(orders.replace('features/orders/refund', 'jobs'), text)).toContain('sends messages on its own');
    expect(said(messages, text)).toBe('');
    expect(said(orders.replace('.ts', '.test.ts'), text)).toBe('');
  });

  it.each([
    'await ports.messenger.signPage(page);',
    'const { files } = ports;',
    'const { mail } = account;',
    `import { notifyAccount } from '../../../db/rows/outbox.ts';`,
  ])('anything else is allowed: %s', (text) => {
    expect(said(orders, text)).toBe('');
  });
});
