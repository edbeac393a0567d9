import { sql } from 'kysely';
import { inTransaction, afterCommit } from '../../../db/connection/transaction.ts';
import type { Database } from '../../../db/connection/database.ts';
import { wake } from '../../../jobs/woken.ts';

/** What a provider or a mail server reports about a message that it took. */
export interface DeliveryReport {
  /** The message; null: it is recognised by the provider's number. */
  messageId: number | null;
  /** The provider's number; empty: none. */
  providerId: string;
  /** The address in the report, as messages store it; null: the report proves its message without it. */
  recipient: string | null;
  delivered: boolean;
  /** Why it was not delivered: the provider's code. */
  fault: string;
  /** True when the address does not exist or refuses all messages. */
  bounced: boolean;
}

/**
 * Records reports about messages that were sent or whose outcome is unknown. An undelivered one fails, and its notification goes by the
 * next channel. A repeated report changes nothing, nor does a later one that says something else. Returns how many changed a message.
 */
export const recordReports = (db: Database, reports: readonly DeliveryReport[], now: Date): Promise<number> =>
  inTransaction(db, async (transaction) => {
    if (reports.length === 0) return 0;
    const { rows } = await sql<{ state: string }>`
      with told as (
        select distinct on (message.id) message.id, told.delivered, told.fault, told.bounced
        from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
          as told ("messageId" bigint, "providerId" text, recipient text, delivered boolean, fault text, bounced boolean)
        join message on (message.id = told."messageId" or told."providerId" <> '' and message.provider_id = told."providerId")
          and (told.recipient is null or message.recipient = told.recipient)
        order by message.id
      ), changed as (
        update message set state = case when told.delivered then 'delivered' else 'failed' end, fault = told.fault,
          attempts = greatest(attempts, 1), variables = '{}', sent_at = coalesce(sent_at, ${now})
        from told where message.id = told.id and message.state in ('sending', 'sent', 'unknown')
        returning message.id, message.notification_id, message.channel, message.recipient, message.state, told.fault, told.bounced
      ), bounce as (
        insert into bounced_address
        select distinct on (channel, recipient) channel, recipient, fault, ${now} from changed where bounced and state = 'failed'
        on conflict (channel, address) do update set reason = excluded.reason, at = excluded.at
      ), notified as (
        update notification set
          state = case changed.state when 'failed' then 'waiting' else 'delivered' end,
          due_at = case changed.state when 'failed' then ${now} else due_at end
        from changed where notification.id = changed.notification_id and notification.state in ('sending', 'sent', 'unknown')
      )
      select state from changed
    `.execute(transaction);
    if (rows.some(({ state }) => state === 'failed')) afterCommit(transaction, () => wake('messages.send'));
    return rows.length;
  });
