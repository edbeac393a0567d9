import type { Database } from '../../db/database.ts';

/** What became of one try; `fault` null is sent. The codes in a message are forgotten once it is through. */
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
