import { sql } from 'kysely';
import { inTransaction, afterCommit, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
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
  inTransaction(db, (transaction) => applyReports(transaction, reports, now));

/**
 * Records reports like `recordReports`, and keeps those of a number that no message has yet: a provider may report while the batch that
 * it took is not recorded. `joinEarlyReports` applies them.
 */
export async function takeReports(db: Database, reports: readonly DeliveryReport[], now: Date): Promise<number> {
  const changed = await inTransaction(db, async (transaction) => {
    const count = await applyReports(transaction, reports, now);
    await keepUnknown(transaction, reports, now);
    return count;
  });
  // The batch may have been recorded in between: each side looks for the other's rows after its own commit.
  await joinEarlyReports(db, now);
  return changed;
}

async function applyReports(
  transaction: DatabaseTransaction,
  reports: readonly DeliveryReport[],
  now: Date,
): Promise<number> {
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
      returning message.id, message.notification_id, message.channel, message.recipient, message.template, message.state, told.fault,
        told.bounced
    ), bounce as (
      insert into bounced_address
      select distinct on (channel, recipient) channel, recipient, fault, ${now} from changed where bounced and state = 'failed'
      on conflict (channel, address) do update set reason = excluded.reason, at = excluded.at
    ), notified as (
      update notification set
        state = case changed.state when 'failed' then 'waiting' else 'delivered' end,
        due_at = case changed.state when 'failed' then ${now} else due_at end
      from changed where (notification.id = changed.notification_id
          or changed.template = 'digest' and notification.digest_id = changed.notification_id)
        and notification.state in ('sending', 'sent', 'unknown')
    )
    select state from changed
  `.execute(transaction);
  if (rows.some(({ state }) => state === 'failed')) afterCommit(transaction, () => wake('messages.send'));
  return rows.length;
}

/** Keeps reports about numbers that no message has; a later report about the same number changes nothing. */
async function keepUnknown(
  transaction: DatabaseTransaction,
  reports: readonly DeliveryReport[],
  now: Date,
): Promise<void> {
  await sql`
    insert into early_report (provider_id, recipient, delivered, fault, bounced, at)
    select distinct on (told."providerId") told."providerId", told.recipient, told.delivered, told.fault, told.bounced, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
      as told ("messageId" bigint, "providerId" text, recipient text, delivered boolean, fault text, bounced boolean)
    where told."providerId" <> ''
      and not exists (select from message where message.provider_id = told."providerId" or message.id = told."messageId")
    on conflict (provider_id) do nothing
  `.execute(transaction);
}

/** Applies kept reports whose message has its number now. */
export const joinEarlyReports = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { rows } = await sql<DeliveryReport>`
      delete from early_report using message where message.provider_id = early_report.provider_id
      returning null as "messageId", early_report.provider_id as "providerId", early_report.recipient, delivered, early_report.fault, bounced
    `.execute(transaction);
    await applyReports(transaction, rows, now);
  });

/** Milliseconds for which a report without a message is kept; a number that is still unknown then is of another system. */
const EARLY_MS = 86_400_000;

export async function purgeEarlyReports(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('early_report')
    .where('at', '<', new Date(now.getTime() - EARLY_MS))
    .execute();
}
