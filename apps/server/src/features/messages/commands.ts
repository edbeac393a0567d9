import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { takeDue, type MessageRow } from './queries.ts';

/** The outcome of one attempt to send a message. */
export interface Attempt {
  id: number;
  /** Empty: sent. */
  fault: string;
  state: 'sent' | 'waiting' | 'failed';
  /** For a waiting one: earliest time of the next attempt. */
  retryAt: Date | null;
}

/** Attempts at most this many due messages at once, locked meanwhile, and records the outcomes. Returns them. */
export const attemptBatch = (
  db: Database,
  { most, clock }: { most: number; clock: () => Date },
  attempt: (message: MessageRow) => Promise<Attempt>,
): Promise<Attempt[]> =>
  inTransaction(
    db,
    async (transaction) => {
      const due = await takeDue(transaction, clock(), most);
      const made = await Promise.all(due.map(attempt));
      await recordAttempts(transaction, made, clock());
      return made;
    },
    // Repeating it would send the messages again.
    { attempts: 1 },
  );

/** Records attempts in one statement. Codes in a message are deleted once it is sent. */
async function recordAttempts(
  transaction: DatabaseTransaction,
  attempts: readonly Attempt[],
  now: Date,
): Promise<void> {
  if (attempts.length === 0) return;
  await sql`
    update message set attempts = attempts + 1, fault = made.fault, state = made.state, retry_at = made."retryAt",
      sent_at = case when made.state = 'sent' then ${now}::timestamptz end,
      variables = case when made.state = 'sent' then '{}' else variables end
    from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb)
      as made (id bigint, fault text, state text, "retryAt" timestamptz)
    where message.id = made.id
  `.execute(transaction);
}
