import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { basePath, href } from '@meetingapp/contract/paths.ts';
import type { Channel } from '@meetingapp/domain/messages/delivery.ts';
import { wake } from '../../../jobs/woken.ts';
import { defineJob, type JobContext } from '../../../jobs/job.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import type { Ports } from '../../../ports/ports.ts';
import { joinEarlyReports } from '../report/commands.ts';
import { linksOf } from '../letter/reader.ts';
import { htmlOf, textOf } from '../letter/writer.ts';
import { inboxTopic } from '../../../ports/fan-out/inbox-topic.ts';
import { isConfigured } from '../../../ports/messenger/configured.ts';
import { markLost, recordAttempts, type Attempt } from './commands.ts';
import { takeBatch, takeDigests } from './commands-take.ts';
import { saveSandboxMessage } from './commands-sandbox.ts';
import type { MessageRow } from './queries.ts';
import { letterOf } from './writer.ts';

type Result = { ok: true; id: string } | { ok: false; reason: string };

/** Messages sent at the same time, whose outcomes are recorded together. A killed process leaves at most this many unknown. */
const BATCH = 20;
const MOST_ATTEMPTS = 25;
const SECOND_MS = 1000;
const LONGEST_RUN_MS = 3000;

/**
 * Sends all messages that are due, in batches. A batch is marked as being sent before and recorded after, so that nobody gets a message
 * twice, also when this process is killed. Fails with `no_channel` when none is configured.
 */
export const sendMessages = defineJob(
  'messages.send',
  async (_payload, { db, ports, clock, publicUrl }) => {
    await markLost(db, clock());
    await joinEarlyReports(db, clock());
    const delayed: string[] = [];
    const canSend = (channel: Channel, template: string): boolean => isConfigured(ports.messenger, channel, template);
    const inboxUrl = (cid: number | null): string =>
      `${publicUrl}${basePath}${cid === null ? href('index') : href('inbox', { cid })}`;
    const pauses = new Pauses();
    for (;;) {
      const taken = await takeBatch(db, { most: BATCH, now: clock(), canSend, paused: pauses.now() });
      const { messages, accounts, limited } = taken;
      pauses.add(limited);
      if (accounts.length > 0) ports.fanOut.publish(inboxTopic, accounts.join(' '));
      const batch = messages.length > 0 ? messages : await takeDigests(db, { now: clock(), canSend, inboxUrl });
      const attempts = await Promise.all(batch.map((message) => attempt({ db, ports, publicUrl, clock }, message)));
      await recordAttempts(db, attempts, clock());
      delayed.push(...attempts.flatMap(({ id, state, fault }) => (state === 'waiting' ? [`${id}: ${fault}`] : [])));
      if (batch.length === 0 && accounts.length === 0 && limited.length === 0 && !(await pauses.over())) break;
    }
    if (delayed.length > 0) throw new Error(`messages are sent later: ${delayed.join(', ')}`);
  },
  { every: '* * * * *', woken: true },
);

/** Mailings that have reached the rate of a channel in this second. */
class Pauses {
  readonly #until = new Map<number, number>();
  readonly #begun = performance.now();

  add(mailingIds: readonly number[]): void {
    for (const id of mailingIds) this.#until.set(id, performance.now() + SECOND_MS);
  }

  now(): number[] {
    for (const [id, until] of this.#until) if (until <= performance.now()) this.#until.delete(id);
    return [...this.#until.keys()];
  }

  /**
   * Waits for the end of the first pause. False when there is none, or when this run has lasted long enough for a server that stops: the
   * next run continues.
   */
  async over(): Promise<boolean> {
    if (this.#until.size === 0) return false;
    if (performance.now() - this.#begun > LONGEST_RUN_MS) {
      wake('messages.send');
      return false;
    }
    await wait(Math.max(0, Math.min(...this.#until.values()) - performance.now()));
    return true;
  }
}

/** Faults after which the message was certainly not taken, so that it can be sent again. */
const repeatable = new Set(['unreachable', 'too_often']);
/** Faults of the address itself. */
const bounces = new Set(['bad_number', 'no_mailbox', 'not_following']);

type Sender = Pick<JobContext, 'db' | 'ports' | 'publicUrl' | 'clock'>;

async function attempt(sender: Sender, message: MessageRow): Promise<Attempt> {
  const { id, attempts } = message;
  const result = await resultOf(sender, message);
  const outcome = { id, retryAt: null, providerId: '', bounced: false };
  if (result.ok) return { ...outcome, fault: '', state: 'sent', providerId: result.id };
  const fault = result.reason;
  if (fault === 'unknown') return { ...outcome, fault, state: 'unknown' };
  if (!repeatable.has(fault) || attempts + 1 >= MOST_ATTEMPTS)
    return { ...outcome, fault, state: 'failed', bounced: bounces.has(fault) };
  // 3 seconds after the first attempt, six hours after the tenth and later ones.
  const seconds = Math.exp(Math.min(attempts + 1, 10));
  return { ...outcome, fault, state: 'waiting', retryAt: new Date(sender.clock().getTime() + seconds * 1000) };
}

async function resultOf(sender: Sender, message: MessageRow): Promise<Result> {
  if (message.sandbox !== null) return saveSandboxMessage(sender.db, message, message.sandbox, sender.clock());
  return message.bounced ? { ok: false, reason: 'bounced' } : send(sender, message);
}

const senders: Record<Channel, (sender: Sender, message: MessageRow) => Promise<Result>> = {
  phone: ({ ports }, message) => sendShort(ports, message),
  email: sendMail,
  messenger: sendTemplate,
};

/** An exception of a channel must not undo the record of the other messages; whether the message was taken is not known then. */
async function send(sender: Sender, message: MessageRow): Promise<Result> {
  try {
    return await senders[message.channel](sender, message);
  } catch {
    return { ok: false, reason: 'unknown' };
  }
}

async function sendShort({ sms }: Ports, message: MessageRow): Promise<Result> {
  if (!sms) return { ok: false, reason: 'no_channel' };
  const { id, language, template, variables } = message;
  const phone = message.recipient.startsWith('+') ? message.recipient : `+86${message.recipient}`;
  return sms.send({ phone, template, language, variables, reference: String(id) });
}

async function sendTemplate({ ports, publicUrl }: Sender, message: MessageRow): Promise<Result> {
  const { messenger, signatures } = ports;
  if (!messenger) return { ok: false, reason: 'no_channel' };
  const { id, language, template, variables, recipient, about } = message;
  const url =
    about && linksOf({ ...about, notificationId: message.notification_id }, { language, publicUrl, signatures }).open;
  return messenger.notify({ openid: recipient, template, language, variables, url, reference: `m${id}` });
}

async function sendMail({ ports, publicUrl }: Sender, message: MessageRow): Promise<Result> {
  const { id, language, template, variables, recipient, about } = message;
  const { mail, files, signatures, returnAddresses } = ports;
  if (!mail) return { ok: false, reason: 'no_channel' };
  const letter = letterOf(template, variables, language);
  if (!letter) return { ok: false, reason: 'no_template' };
  const attachments = await attached(files, message);
  if (attachments === null) return { ok: false, reason: 'file_gone' };
  const links =
    about && linksOf({ ...about, notificationId: message.notification_id }, { language, publicUrl, signatures });
  const returnAddress = returnAddresses.of(id);
  return mail.send({
    id: `${id}.${signatures.of('message', String(id))}`,
    to: recipient,
    subject: letter.subject,
    text: textOf(letter, links, language),
    html: htmlOf(letter, links, language),
    attachments,
    ...(returnAddress === null ? {} : { returnAddress }),
    ...(links?.unsubscribe ? { unsubscribe: links.unsubscribe } : {}),
  });
}

/** The attachments of a message; null when the file no longer exists. */
async function attached(files: FileStore, { file_key, file_name }: MessageRow) {
  if (file_key === null) return [];
  const file = await files.read(file_key);
  return file.ok ? [{ name: file_name, type: file.type, content: await buffer(file.stream) }] : null;
}
