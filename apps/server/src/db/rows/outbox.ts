import { sql } from 'kysely';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { jobOf } from '../../jobs/queue.ts';
import type { DatabaseTransaction } from '../connection/transaction.ts';
import { namedWrites, type Write } from '../connection/write-together.ts';

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
  const made = transaction
    .insertInto('message')
    .values({
      ...message,
      variables: JSON.stringify(message.variables),
      registration_id: registrationId ?? null,
      ...(file ? { file_key: file.key, file_name: file.name } : {}),
    })
    .returning('id');
  const named = sql`named as (${made})`;
  const job = jobOf('messages.send', sql`json_build_object('messageId', named.id)`);
  await sql`with ${sql.join([...namedWrites(writes), named])} select ${job} from named`.execute(transaction);
}
