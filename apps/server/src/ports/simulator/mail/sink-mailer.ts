import { parseObject, textAt } from '../../json.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { Transport } from '../../transport.ts';

/** Sends mail to the simulator's outbox instead of a mail server. */
export function sinkMailer(base: string, transport: Transport): Mailer {
  return {
    async send(message) {
      const attachments = (message.attachments ?? []).map(({ name, type, content }) => ({
        name,
        type,
        size: content.length,
      }));
      const answer = await transport({
        method: 'POST',
        url: `${base}/mail`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          to: message.to,
          subject: message.subject,
          text: message.text,
          html: message.html ?? '',
          attachments,
        }),
      });
      if (!answer.ok || answer.status !== 200)
        return answer.ok
          ? { ok: false, reason: answer.status === 500 ? 'unreachable' : 'unknown', detail: `status ${answer.status}` }
          : { ok: false, reason: answer.unsent ? 'unreachable' : 'unknown', detail: answer.detail };
      return { ok: true, id: textAt(parseObject(answer.body.toString('utf8')), 'id') };
    },
    close: async () => undefined,
  };
}
