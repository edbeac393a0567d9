export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly { name: string; type: string; content: Buffer }[];
}

/** `refused`: permanently refused by the receiver (bounce); `unreachable`: can be retried. */
export type MailResult = { ok: true; id: string } | { ok: false; reason: 'unreachable' | 'refused'; detail: string };

export interface Mailer {
  send(message: MailMessage): Promise<MailResult>;
  close(): Promise<void>;
}
