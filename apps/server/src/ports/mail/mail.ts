export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly { name: string; type: string; content: Buffer }[];
  /** The part of the Message-ID before the @, the same at each attempt; made up when absent. */
  id?: string;
  /** Address to which an undeliverable message returns; the sender's when absent. */
  returnAddress?: string;
  /** Address (https) of unsubscribing with one click, RFC 8058. */
  unsubscribe?: string;
}

/**
 * `no_mailbox`: the address is refused for good (bounce); `refused`: the message is; `unreachable`: not taken, can be sent again;
 * `unknown`: the connection was lost after the message may have been taken.
 */
export type MailFault = 'unreachable' | 'unknown' | 'refused' | 'no_mailbox';
export type MailResult = { ok: true; id: string } | { ok: false; reason: MailFault; detail: string };

export interface Mailer {
  send(message: MailMessage): Promise<MailResult>;
  close(): Promise<void>;
}
