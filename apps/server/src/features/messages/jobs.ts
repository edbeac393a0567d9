import { buffer } from 'node:stream/consumers';
import { messages as en } from '@meetingapp/locales/en/messages.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as zh } from '@meetingapp/locales/zh/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import type { FileStore } from '../../ports/files/store.ts';
import type { Ports } from '../../ports/ports.ts';
import { attemptBatch, type Attempt } from './commands.ts';
import type { MessageRow } from './queries.ts';

const texts = { zh, en };

type Result = { ok: true } | { ok: false; reason: string };

/** Messages sent at the same time, whose outcomes are recorded together. */
const BATCH = 20;
const MOST_ATTEMPTS = 25;

/**
 * Sends all messages that are due, in batches. A batch is locked while it is sent, so that no other process sends it, and another one
 * takes it over at once when this one is killed. Fails with `no_channel` when none is configured.
 */
export const sendMessages = defineJob(
  'messages.send',
  async (_payload, { db, ports, clock }) => {
    const delayed: string[] = [];
    for (let size = BATCH; size === BATCH;) {
      const attempts = await attemptBatch(db, { most: BATCH, clock }, (message) => attempt(ports, message, clock));
      delayed.push(...attempts.flatMap(({ id, state, fault }) => (state === 'waiting' ? [`${id}: ${fault}`] : [])));
      size = attempts.length;
    }
    if (delayed.length > 0) throw new Error(`messages are sent later: ${delayed.join(', ')}`);
  },
  { every: '* * * * *', woken: true },
);

async function attempt(ports: Ports, message: MessageRow, clock: () => Date): Promise<Attempt> {
  const { id, attempts } = message;
  const result = await send(ports, message);
  if (result.ok) return { id, fault: '', state: 'sent', retryAt: null };
  const again = result.reason === 'unreachable' || result.reason === 'too_often';
  if (!again || attempts + 1 >= MOST_ATTEMPTS) return { id, fault: result.reason, state: 'failed', retryAt: null };
  // 3 seconds after the first attempt, six hours after the tenth and later ones.
  const seconds = Math.exp(Math.min(attempts + 1, 10));
  return { id, fault: result.reason, state: 'waiting', retryAt: new Date(clock().getTime() + seconds * 1000) };
}

/** An exception of a channel counts as unreachable: it must not undo the record of the other messages. */
async function send(ports: Ports, message: MessageRow): Promise<Result> {
  try {
    return await (message.channel === 'phone' ? sendShort(ports, message) : sendMail(ports, message));
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

async function sendShort({ sms }: Ports, message: MessageRow): Promise<Result> {
  if (!sms) return { ok: false, reason: 'no_channel' };
  const { language, template, variables } = message;
  const phone = message.recipient.startsWith('+') ? message.recipient : `+86${message.recipient}`;
  return sms.send({ phone, template, language, variables });
}

async function sendMail({ mail, files }: Ports, message: MessageRow): Promise<Result> {
  const { language, template, variables, recipient } = message;
  if (!mail) return { ok: false, reason: 'no_channel' };
  const words = (texts[language] as Record<string, { subject: string; body: string }>)[template];
  if (!words) return { ok: false, reason: 'no_template' };
  const attachments = await attached(files, message);
  if (attachments === null) return { ok: false, reason: 'file_gone' };
  const subject = format(words.subject, variables);
  return mail.send({ to: recipient, subject, text: format(words.body, variables), attachments });
}

/** The attachments of a message; null when the file no longer exists. */
async function attached(files: FileStore, { file_key, file_name }: MessageRow) {
  if (file_key === null) return [];
  const file = await files.read(file_key);
  return file.ok ? [{ name: file_name, type: file.type, content: await buffer(file.stream) }] : null;
}
