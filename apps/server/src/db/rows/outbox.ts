import type { Language } from '@meetingapp/contract/shapes.ts';
import { wake } from '../../jobs/woken.ts';
import { afterCommit, type DatabaseTransaction } from '../connection/transaction.ts';
import { writeTogether, type Write } from '../connection/write-together.ts';

export interface OutgoingMessage {
  channel: 'phone' | 'email';
  recipient: string;
  language: Language;
  /** Key of the message template. */
  template: string;
  variables: Record<string, string>;
  /** The registration that the message is about, so that staff see it there. */
  registrationId?: number;
  /** Attachment, by mail only. */
  file?: { key: string; name: string };
}

/**
 * Queues a message in the transaction of the event that it reports: it is sent if and only if that transaction commits. The event's
 * own rows may be written in the same statement.
 */
export async function queueMessage(
  transaction: DatabaseTransaction,
  { registrationId, file, ...message }: OutgoingMessage,
  writes: readonly Write[] = [],
): Promise<void> {
  const made = transaction.insertInto('message').values({
    ...message,
    variables: JSON.stringify(message.variables),
    registration_id: registrationId ?? null,
    ...(file ? { file_key: file.key, file_name: file.name } : {}),
  });
  await writeTogether(transaction, [...writes, made]);
  afterCommit(transaction, () => wake('messages.send'));
}
