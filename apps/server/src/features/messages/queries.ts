import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';

/** Takes the oldest messages that are due, locked until the end of the transaction; those that another process sends are skipped. */
export function takeDue(transaction: DatabaseTransaction, now: Date, most: number) {
  return transaction
    .selectFrom('message')
    .select(['id', 'channel', 'recipient', 'language', 'template', 'variables', 'attempts', 'file_key', 'file_name'])
    .where('state', '=', sql.lit('waiting'))
    .where((where) => where.or([where('retry_at', 'is', null), where('retry_at', '<=', now)]))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}
export type MessageRow = Awaited<ReturnType<typeof takeDue>>[number];
