import { notifyAccount, queueMessage, type Notification, type OutgoingMessage } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

export interface Notified {
  conferenceId: number;
  release: number;
  personId: number;
  now: Date;
}

/** Notifies one expert of a release, at most once. */
export async function notifyExpert(
  transaction: DatabaseTransaction,
  { conferenceId, release, personId, now }: Notified,
  message: OutgoingMessage,
): Promise<void> {
  const first = await transaction
    .insertInto('programme_told')
    .values({ conference_id: conferenceId, release, whom: 'expert', person_id: personId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (first) await queueMessage(transaction, message);
}

/** Notifies an account whose plan has changed of a release, at most once. */
export const notifyAttendee = (
  transaction: DatabaseTransaction,
  { conferenceId, release, personId }: Notified,
  link: string,
  variables: Notification['variables'],
): Promise<void> =>
  notifyAccount(transaction, {
    accountId: personId,
    conferenceId,
    kind: 'programme',
    template: 'programme_changed',
    variables,
    link,
    required: true,
    event: `programme/${conferenceId}/${release}`,
  });
