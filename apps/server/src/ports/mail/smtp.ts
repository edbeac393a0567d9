import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings.ts';
import type { Mailer, MailMessage, MailResult } from './mail.ts';

/** A message in nodemailer's form. */
export function composed(message: MailMessage, from: string): Record<string, unknown> {
  return {
    from,
    to: message.to,
    subject: message.subject,
    text: message.text,
    ...(message.html === undefined ? {} : { html: message.html }),
    attachments: (message.attachments ?? []).map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    // Text typed by people must never make this server read its own files or call another server.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Pooled connections to a mail server; STARTTLS when offered. */
export function smtpMailer(settings: MailSettings): Mailer {
  const transporter = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 20_000,
  });
  return {
    async send(message) {
      try {
        const sent = await transporter.sendMail(composed(message, settings.from));
        return { ok: true, id: sent.messageId };
      } catch (error) {
        return faultOf(error);
      }
    },
    async close() {
      transporter.close();
    },
  };
}

/** 5xx is permanent; everything else (4xx, no connection, timeout) can be retried. */
function faultOf(error: unknown): MailResult {
  const detail = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined;
  return { ok: false, reason: typeof code === 'number' && code >= 500 ? 'refused' : 'unreachable', detail };
}
