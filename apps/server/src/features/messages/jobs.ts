import { buffer } from 'node:stream/consumers';
import { messages as en } from '@meetingapp/locales/en/messages.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as zh } from '@meetingapp/locales/zh/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import type { FileStore } from '../../ports/files/store.ts';
import type { Ports } from '../../ports/ports.ts';
import { findMessage, type MessageRow } from './queries.ts';
import { recordAttempt } from './commands.ts';

const texts = { zh, en };

type Result = { ok: true } | { ok: false; reason: string };

/** Sends one message through its channel. Fails with `no_channel` when none is configured. */
export const sendMessage = defineJob('messages.send', async ({ messageId }, { db, ports, clock }) => {
  const message = await findMessage(db, messageId);
  if (!message || message.state === 'sent') return;
  const result = await (message.channel === 'phone' ? sendShort(ports, message) : sendMail(ports, message));
  const again = !result.ok && (result.reason === 'unreachable' || result.reason === 'too_often');
  await recordAttempt(db, message.id, result.ok ? null : result.reason, again, clock());
  if (again) throw new Error(`message ${message.id}: ${result.reason}`);
});

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
