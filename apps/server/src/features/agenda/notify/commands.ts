import { notifyAccount, queueMessage, type Notification, type OutgoingMessage } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';

export interface Notified {
  conferenceId: number;
  release: number;
  personId: number;
  now: Date;
}

/**
 * Notifies one expert of a release, at most once: by the channel of their choice when they have an account, otherwise at their e-mail
 * address.
 */
export async function notifyExpert(
  transaction: DatabaseTransaction,
  { conferenceId, release, personId, now }: Notified,
  message:
    | { account: Pick<Notification, 'accountId' | 'variables' | 'link' | 'parts'> }
    | { mail: Omit<OutgoingMessage, 'conferenceId'> },
): Promise<void> {
  const first = await transaction
    .insertInto('programme_told')
    .values({ conference_id: conferenceId, release, whom: 'expert', person_id: personId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (!first) return;
  if ('mail' in message) return queueMessage(transaction, { ...message.mail, conferenceId });
  await notifyAccount(transaction, {
    ...message.account,
    conferenceId,
    kind: 'programme',
    template: 'programme_part',
    required: true,
    event: `programme/${conferenceId}/${release}`,
  });
}

/** Notifies an account whose plan has changed of a release, at most once. */
export const notifyAttendee = (
  transaction: DatabaseTransaction,
  { conferenceId, release, personId }: Notified,
  message: Pick<Notification, 'variables' | 'link' | 'parts'>,
): Promise<void> =>
  notifyAccount(transaction, {
    ...message,
    accountId: personId,
    conferenceId,
    kind: 'programme',
    template: 'programme_changed',
    required: true,
    event: `programme/${conferenceId}/${release}`,
  });
