import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { joinEarlyReports } from '../report/commands.ts';

/** The outcome of one attempt to send a message. */
export interface Attempt {
  id: number;
  /** Empty: sent. */
  fault: string;
  state: 'sent' | 'waiting' | 'failed' | 'unknown';
  /** For a waiting one: earliest time of the next attempt. */
  retryAt: Date | null;
  /** The provider's number of a sent message; empty: it gives none. */
  providerId: string;
  /** True when the address does not exist or refuses all messages. */
  bounced: boolean;
}

/** Milliseconds after which a message that a killed process was sending counts as unknown; longer than any channel's time limit. */
const LOST_MS = 120_000;

/**
 * Records attempts in one statement, and what they mean for their notifications: a failed one is due again, for its next channel. Codes
 * in a message are deleted once it is sent.
 */
export async function recordAttempts(db: Database, attempts: readonly Attempt[], now: Date): Promise<void> {
  if (attempts.length === 0) return;
  await inTransaction(db, async (transaction) => {
    await sql`
      with made as (
        select * from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb)
          as made (id bigint, fault text, state text, "retryAt" timestamptz, "providerId" text, bounced boolean)
      ), attempted as (
        update message set attempts = attempts + 1, fault = made.fault, state = made.state, retry_at = made."retryAt",
          provider_id = nullif(made."providerId", ''),
          sent_at = case when made.state = 'sent' then ${now}::timestamptz end,
          variables = case when made.state in ('sent', 'unknown') then '{}' else variables end
        from made where message.id = made.id and message.id = any(array(select id from made)) and message.state = 'sending'
        returning message.id, message.notification_id, message.channel, message.recipient, message.template, message.state, made.fault,
          made.bounced
      ), bounce as (
        insert into bounced_address select distinct on (channel, recipient) channel, recipient, fault, ${now} from attempted where bounced
        on conflict (channel, address) do update set reason = excluded.reason, at = excluded.at
      )
      update notification set
        state = case attempted.state when 'failed' then 'waiting' when 'waiting' then 'sending' else attempted.state end,
        due_at = case attempted.state when 'failed' then ${now} else due_at end
      from attempted where notification.id = attempted.notification_id
        or attempted.template = 'digest' and notification.digest_id = attempted.notification_id
    `.execute(transaction);
  });
  await joinEarlyReports(db, now);
}

/** Marks what a killed process was sending as unknown, notifications included. */
export const markLost = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await sql`
      with lost as (
        update message set state = 'unknown', fault = 'interrupted', attempts = attempts + 1, variables = '{}'
        where state = 'sending' and begun_at < ${new Date(now.getTime() - LOST_MS)} returning notification_id, template
      )
      update notification set state = 'unknown' from lost where notification.id = lost.notification_id
        or lost.template = 'digest' and notification.digest_id = lost.notification_id
    `.execute(transaction);
  });
