import { href } from '@meetingapp/contract/paths.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { MessageKind } from '@meetingapp/domain/messages/delivery.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { settingForStaff } from '../configuration/queries.ts';
import type { RegistrationRow } from './queries.ts';

type Notified = Pick<RegistrationRow, 'id' | 'account_id' | 'conference_id' | 'name' | 'number'>;
type Variables = Record<string, string | Bilingual>;

interface PersonNotice {
  kind?: MessageKind;
  template: string;
  /** More values, or made of the usual ones. */
  variables?: Variables | ((about: { conference: Bilingual; name: string; number: string }) => Variables);
}

/** Notifies the registered person, in the same transaction. False when the conference is unknown. */
export async function notifyPerson(
  transaction: DatabaseTransaction,
  row: Notified,
  { kind = 'registration', template, variables = {} }: PersonNotice,
): Promise<boolean> {
  const setting = await settingForStaff(transaction, row.conference_id);
  if (!setting) return false;
  const about = { conference: setting.title, name: row.name, number: row.number };
  await notifyAccount(transaction, {
    accountId: row.account_id,
    conferenceId: row.conference_id,
    kind,
    template,
    variables: { ...about, ...(typeof variables === 'function' ? variables(about) : variables) },
    link: href('signOrder', {}, { cid: row.conference_id }),
    registrationId: row.id,
    required: kind === 'registration',
  });
  return true;
}
