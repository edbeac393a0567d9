import { queueMessage, type OutgoingMessage } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

export interface Notified {
  conferenceId: number;
  release: number;
  whom: 'expert' | 'account';
  personId: number;
  now: Date;
}

/** Notifies one person of a release, at most once. */
export async function notifyOnce(
  transaction: DatabaseTransaction,
  { conferenceId, release, whom, personId, now }: Notified,
  message: OutgoingMessage,
): Promise<void> {
  const first = await transaction
    .insertInto('programme_told')
    .values({ conference_id: conferenceId, release, whom, person_id: personId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (first) await queueMessage(transaction, message);
}
