import { queueMessage } from '../../db/outbox.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { contactOf } from '../accounts/queries-contact.ts';
import type { LockedOrder } from './queries.ts';

/** Tells the person, where we know how to reach them, in the transaction of what happened. */
export async function tell(transaction: DatabaseTransaction, order: LockedOrder, template: string): Promise<void> {
  const contact = await contactOf(transaction, order.account_id);
  if (!contact) return;
  const variables = { order: order.number, amount: (order.total / 100).toFixed(2), currency: order.currency };
  await queueMessage(transaction, { ...contact, template, variables, registrationId: order.registration_id });
}
