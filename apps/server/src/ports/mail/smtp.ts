import { createTransport } from 'nodemailer';
import type { MailSettings } from '../settings.ts';
import type { Mailer, MailFault, MailMessage, MailResult } from './mail.ts';

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

/** Faults of nodemailer before a message is sent: name not found, no log-in, no encryption. */
const before = new Set(['EDNS', 'EAUTH', 'ETLS', 'EPROXY']);

function faultOf(error: unknown): MailResult {
  const detail = error instanceof Error ? error.message : String(error);
  return { ok: false, reason: reasonOf(error as Partial<Fault>), detail };
}

interface Fault {
  /** Of the mail server. */
  responseCode: number;
  command: string;
  code: string;
  /** Of the operating system. */
  syscall: string;
}

/** A server's own answer is certain: 5xx is permanent, 4xx can be retried. Without one, only what failed before a connection is. */
function reasonOf({ responseCode, command = '', code = '', syscall = '' }: Partial<Fault>): MailFault {
  if (responseCode !== undefined && responseCode >= 500) return command === 'RCPT TO' ? 'no_mailbox' : 'refused';
  if (responseCode !== undefined || before.has(code)) return 'unreachable';
  return syscall === 'connect' || syscall === 'getaddrinfo' ? 'unreachable' : 'unknown';
}
