import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { deliveryCalls as log } from '@meetingapp/contract/developers/delivery.ts';
import { endpointCalls as calls } from '@meetingapp/contract/developers/endpoint.ts';
import { repeatCommand, signedCommand } from '@meetingapp/domain/developers/curl.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { signatureOf } from '../../../ports/webhooks/signature.ts';
import { testApp } from '../../../testing/app.ts';
import { webhookReceiver } from '../../../testing/developers/receiver.ts';

const test = await testApp({ settings: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } });
const { db } = test;
// Receivers judge the time of a signature by the real clock.
test.clock.now = new Date();
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const receiver = await webhookReceiver();
const folder = mkdtempSync(join(tmpdir(), 'curl-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await receiver.down();
});

const run = promisify(execFile);
/** Runs a printed command in the shell of the system, without the settings of a person. */
async function inShell(command: string, variables: Record<string, string> = {}): Promise<string> {
  const script = join(folder, 'command.sh');
  writeFileSync(script, command);
  const env = { PATH: process.env['PATH'], HOME: folder, ...variables };
  return (await run('/bin/sh', [script], { cwd: folder, env })).stdout;
}

const last = () => receiver.received.at(-1) ?? { headers: {}, body: '' };

/** The library reads the body as JSON after it has verified the signature. */
function verify(secret: string): void {
  try {
    new Webhook(secret).verify(last().body, last().headers as Record<string, string>);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
}

const secret = `whsec_${Buffer.from('thirty-two bytes of a secret \0\'"').toString('base64')}`;
const contents: [what: string, body: string][] = [
  ['quotes, dollars, backslashes and lines', `{"a":"it's \\"$HOME\\" \`id\` $(id) \\\\n %s ' '' !x"}\n\n`],
  ['Chinese and an emoji', '{"name":"林知远 🫀"}'],
  ['the sign that names a file', '@/etc/passwd'],
  ['a word that looks like an option', '--help'],
  ['nothing', ''],
  ['more than the longest argument', `{"text":"${'心'.repeat(60_000)}"}`],
];

function delivery(body: string) {
  const id = "evt_it's";
  const timestamp = Math.floor(Date.now() / 1000);
  const headers = [
    ['content-type', 'application/json'],
    ['user-agent', 'Meetingapp-Webhooks/1'],
    ['webhook-id', id],
    ['webhook-timestamp', String(timestamp)],
    ['webhook-signature', signatureOf({ id, timestamp, body }, [secret])],
  ] as const;
  return { url: `${receiver.url}?of={a,b}&x=[1-3]'`, headers, body };
}

describe('[X2] the printed command of a delivery', () => {
  it.each(contents)('sends %s again as it was, and the signature verifies', async (_what, body) => {
    const sent = delivery(body);
    expect(await inShell(repeatCommand(sent))).toContain('{"received":true}');
    expect(last().body).toBe(body);
    expect(last().headers).toMatchObject(Object.fromEntries(sent.headers));
    verify(secret);
  });

  it.each(contents)('signs %s anew by the secret of the person', async (_what, body) => {
    const sent = delivery(body);
    const old = {
      ...sent,
      headers: sent.headers.map(([name, value]) => [name, name.endsWith('timestamp') ? '1' : value] as const),
    };
    const command = signedCommand(old);
    expect(command).not.toContain(secret.slice('whsec_'.length));
    await inShell(command, { WEBHOOK_SECRET: secret });
    expect(last().body).toBe(body);
    expect(last().headers['webhook-id']).toBe("evt_it's");
    verify(secret);
    const count = receiver.received.length;
    await expect(inShell(command)).rejects.toThrow(/WEBHOOK_SECRET/);
    expect(receiver.received).toHaveLength(count);
  });

  it('repeats a real delivery of the log, whose headers are shown as they were sent and answered', async () => {
    receiver.state.headers = { 'x-trace': '13900101001', 'set-cookie': 'session=abc' };
    const cid = await buildConference(db, { societyId });
    const token = { token: await buildStaffToken(db, staffId, test.clock.now) };
    const made = await test.call(
      calls.createEndpoint,
      { cid, address: receiver.url, eventTypes: ['order.paid.v1'] },
      token,
    );
    const { deliveryId } = await test.call(calls.sendTest, { cid, endpointId: made.endpointId }, token);
    await test.work();
    const original = last();
    const answer = await test.call(log.delivery, { cid, deliveryId }, token);
    const [attempt] = answer.attempts;
    const sentHeaders = attempt?.sentHeaders ?? [];
    expect(sentHeaders.map(([name]) => name)).toEqual([
      'content-type',
      'user-agent',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    expect(original.headers).toMatchObject(Object.fromEntries(sentHeaders));
    expect(attempt?.answerHeaders).toContainEqual(['x-trace', '***']);
    expect(attempt?.answerHeaders).toContainEqual(['set-cookie', '***']);
    const sent = { url: answer.delivery.url, headers: sentHeaders, body: answer.body };
    await inShell(repeatCommand(sent));
    expect(last().body).toBe(original.body);
    verify(made.secret);
    await inShell(signedCommand(sent), { WEBHOOK_SECRET: made.secret });
    verify(made.secret);
    expect(JSON.stringify(answer)).not.toContain(made.secret.slice('whsec_'.length));
  });
});
