import type { Database } from '../../db/connection/database.ts';

/** Records one attempt; `fault` null means sent. Codes in a message are deleted once it is sent. */
export async function recordAttempt(
  db: Database,
  id: number,
  fault: string | null,
  again: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('message')
    .set((column) => ({
      attempts: column('attempts', '+', 1),
      fault: fault ?? '',
      state: fault === null ? 'sent' : again ? 'waiting' : 'failed',
      sent_at: fault === null ? now : null,
      ...(fault === null ? { variables: '{}' } : {}),
    }))
    .where('id', '=', id)
    .execute();
}
