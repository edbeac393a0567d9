import { queueMessage } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { writeTogether, type Write } from '../../../db/connection/write-together.ts';
import { contactOf, type ContactAddress } from '../../accounts/queries-contact.ts';
import type { LockedOrder } from './queries.ts';

/** Notifies the person, when their contact is known, in the transaction of the event. */
export async function notify(transaction: DatabaseTransaction, order: LockedOrder, template: string): Promise<void> {
  await notifyWith(transaction, order, {
    template,
    contact: await contactOf(transaction, order.account_id),
    writes: [],
  });
}

interface Notification {
  template: string;
  contact: ContactAddress | null;
  /** Writes of the event itself, in the same statement. */
  writes: Write[];
}

export async function notifyWith(
  transaction: DatabaseTransaction,
  order: LockedOrder,
  { template, contact, writes }: Notification,
): Promise<void> {
  const variables = { order: order.number, amount: (order.total / 100).toFixed(2), currency: order.currency };
  const message = { template, variables, registrationId: order.registration_id };
  if (contact) await queueMessage(transaction, { ...contact, ...message }, writes);
  else await writeTogether(transaction, writes);
}
