import { queueMessage } from '../../db/outbox.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { writeTogether, type Write } from '../../db/write-together.ts';
import { contactOf, type ContactAddress } from '../accounts/queries-contact.ts';
import type { LockedOrder } from './queries.ts';

/** Tells the person, where we know how to reach them, in the transaction of what happened. */
export async function tell(transaction: DatabaseTransaction, order: LockedOrder, template: string): Promise<void> {
  await tellWith(transaction, order, { template, contact: await contactOf(transaction, order.account_id), writes: [] });
}

interface Told {
  template: string;
  contact: ContactAddress | null;
  /** What it tells of, written in the same statement. */
  writes: Write[];
}

export async function tellWith(
  transaction: DatabaseTransaction,
  order: LockedOrder,
  { template, contact, writes }: Told,
): Promise<void> {
  const variables = { order: order.number, amount: (order.total / 100).toFixed(2), currency: order.currency };
  const message = { template, variables, registrationId: order.registration_id };
  if (contact) await queueMessage(transaction, { ...contact, ...message }, writes);
  else await writeTogether(transaction, writes);
}
