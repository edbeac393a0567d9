import { queueMessage } from '../../db/outbox.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { contactOf } from '../accounts/queries-contact.ts';
import { findSetting } from './queries-configuration.ts';
import type { RegistrationRow } from './queries.ts';

type Told = Pick<RegistrationRow, 'id' | 'account_id' | 'conference_id' | 'name' | 'number'>;

/** Tells the person of a registration, in the transaction of what happened. False: nobody knows how to reach them. */
export async function tellPerson(
  transaction: DatabaseTransaction,
  row: Told,
  template: string,
  variables: Record<string, string> = {},
): Promise<boolean> {
  const contact = await contactOf(transaction, row.account_id);
  const setting = await findSetting(transaction, row.conference_id);
  if (!contact || !setting) return false;
  const known = { conference: setting.title[contact.language], name: row.name, number: row.number };
  await queueMessage(transaction, {
    ...contact,
    template,
    variables: { ...known, ...variables },
    registrationId: row.id,
  });
  return true;
}
