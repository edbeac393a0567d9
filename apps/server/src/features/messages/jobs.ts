import { messages as en } from '@meetingapp/locales/en/messages.ts';
import { format } from '@meetingapp/locales/texts.ts';
import { messages as zh } from '@meetingapp/locales/zh/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import type { Ports } from '../../ports/ports.ts';
import { findMessage, type MessageRow } from './queries.ts';
import { recordAttempt } from './commands.ts';

const texts = { zh, en };

type Result = { ok: true } | { ok: false; reason: string };

/** Sends one message by its channel. Where nobody can send it (no channel configured) it fails with that reason. */
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

async function sendMail({ mail }: Ports, { language, template, variables, recipient }: MessageRow): Promise<Result> {
  if (!mail) return { ok: false, reason: 'no_channel' };
  const words = (texts[language] as Record<string, { subject: string; body: string }>)[template];
  if (!words) return { ok: false, reason: 'no_template' };
  return mail.send({ to: recipient, subject: format(words.subject, variables), text: format(words.body, variables) });
}
