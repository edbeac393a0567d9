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
    ...(message.id === undefined ? {} : { messageId: `<${message.id}@${domainOf(from)}>` }),
    ...(message.returnAddress === undefined ? {} : { envelope: { from: message.returnAddress, to: message.to } }),
    ...(message.unsubscribe === undefined ? {} : { headers: unsubscribing(message.unsubscribe) }),
    // Text typed by people must never make this server read its own files or call another server.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Of `Name <office@meeting.example>` or a bare address. */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

const unsubscribing = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Header fields that a signature covers, also when a message has none of them, so that none can be added on the way. A mailbox offers
 * unsubscribing only when both of its fields are covered (RFC 8058).
 */
const signedFields =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

/** Pooled connections to a mail server; STARTTLS when offered. Signs messages when a key is configured. */
export function smtpMailer(settings: MailSettings): Mailer {
  const { dkim } = settings;
  const transporter = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 20_000,
    ...(dkim === null
      ? {}
      : {
          dkim: {
            domainName: dkim.domain,
            keySelector: dkim.selector,
            privateKey: dkim.privateKey,
            headerFieldNames: signedFields,
          },
        }),
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
