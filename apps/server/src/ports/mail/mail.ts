export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly { name: string; type: string; content: Buffer }[];
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
