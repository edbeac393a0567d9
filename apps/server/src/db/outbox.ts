import { sql } from 'kysely';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { jobOf } from '../jobs/queue.ts';
import type { DatabaseTransaction } from './transaction.ts';
import { namedWrites, type Write } from './write-together.ts';

export interface OutgoingMessage {
  channel: 'phone' | 'email';
  recipient: string;
  language: Language;
  /** Key of the texts of messages. */
  template: string;
  variables: Record<string, string>;
  /** Of which registration it tells, so that staff see it there. */
  registrationId?: number;
  /** What it brings, by mail only. */
  file?: { key: string; name: string };
}

/**
 * Puts a message into the same transaction as what it tells of: sent if and only if that happened. What it tells of may be
 * written in the same statement.
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
