import { queueMessage, type OutgoingMessage } from '../../db/outbox.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';

export interface Told {
  conferenceId: number;
  release: number;
  whom: 'expert' | 'account';
  personId: number;
  now: Date;
}

/** Tells one person of a release, unless they were told already. */
export async function tellOnce(
  transaction: DatabaseTransaction,
  { conferenceId, release, whom, personId, now }: Told,
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
