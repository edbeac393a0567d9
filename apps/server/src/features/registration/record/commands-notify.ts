import type { Language } from '@meetingapp/contract/shapes.ts';
import { queueMessage } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { contactOf } from '../../accounts/queries-contact.ts';
import { settingForStaff } from '../configuration/queries.ts';
import type { RegistrationRow } from './queries.ts';

type Told = Pick<RegistrationRow, 'id' | 'account_id' | 'conference_id' | 'name' | 'number'>;

type Variables =
  | Record<string, string>
  | ((language: Language, about: Record<string, string>) => Record<string, string>);

/** Notifies the registered person, in the same transaction. False when no contact is known. */
export async function notifyPerson(
  transaction: DatabaseTransaction,
  row: Told,
  template: string,
  variables: Variables = {},
): Promise<boolean> {
  const contact = await contactOf(transaction, row.account_id);
  const setting = await settingForStaff(transaction, row.conference_id);
  if (!contact || !setting) return false;
  const about = { conference: setting.title[contact.language], name: row.name, number: row.number };
  await queueMessage(transaction, {
    ...contact,
    template,
    variables: { ...about, ...(typeof variables === 'function' ? variables(contact.language, about) : variables) },
    registrationId: row.id,
  });
  return true;
}
