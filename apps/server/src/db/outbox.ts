import type { Language } from '@meetingapp/contract/shapes.ts';
import { addJob } from '../jobs/queue.ts';
import type { DatabaseTransaction } from './transaction.ts';

export interface OutgoingMessage {
  channel: 'phone' | 'email';
  recipient: string;
  language: Language;
  /** Key of the texts of messages. */
  template: string;
  variables: Record<string, string>;
  /** Of which registration it tells, so that staff see it there. */
  registrationId?: number;
}

/** Puts a message into the same transaction as what it tells of: sent if and only if that happened. */
export async function queueMessage(
  transaction: DatabaseTransaction,
  { registrationId, ...message }: OutgoingMessage,
): Promise<void> {
  const { id } = await transaction
    .insertInto('message')
    .values({
      ...message,
      variables: JSON.stringify(message.variables),
      registration_id: registrationId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(transaction, 'messages.send', { messageId: id });
}
