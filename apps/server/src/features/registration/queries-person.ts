import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import type { Facts } from '@meetingapp/domain/registration/fees/rule.ts';
import type { Database } from '../../db/database.ts';
import { findEntries, findEntry } from '../members/queries.ts';
import type { Setting } from './queries-configuration.ts';

/** Who a set of answers speaks of. Placeholders of hidden fields speak of nobody. */
export function personOf(answers: Record<string, string>, { flow }: Pick<Setting, 'flow'>) {
  const own = (code: string) => (flow.hiddenFields.includes(code) ? '' : (answers[code] ?? ''));
  return {
    name: (answers.name ?? '').trim(),
    phone: readAddress(own('phone'))?.value ?? '',
    email: readAddress(own('email'))?.value ?? '',
  };
}

/** What makes a person one person at a conference: the phone, else the e-mail, else the account that registers them. */
export function personKey(answers: Record<string, string>, setting: Pick<Setting, 'flow'>, accountId: number): string {
  const { phone, email } = personOf(answers, setting);
  return phone || email || `account:${accountId}`;
}

/** Looked up in the society's list, whatever the phone says about it (V16, V18). */
export async function isMember(
  db: Database,
  setting: Setting,
  answers: Record<string, string>,
  day: string,
): Promise<boolean> {
  if (setting.member_list_id === null) return false;
  const person = personOf(answers, setting);
  if (person.name === '' || (person.phone === '' && person.email === '')) return false;
  return (await findEntry(db, setting.member_list_id, person, day)) !== undefined;
}

/** The same of many, asked at once. */
export async function areMembers(
  db: Database,
  setting: Setting,
  all: readonly Record<string, string>[],
  day: string,
): Promise<boolean[]> {
  if (setting.member_list_id === null) return all.map(() => false);
  const people = all.map((answers) => personOf(answers, setting));
  const found = await findEntries(db, setting.member_list_id, people, day);
  return found.map((member, at) => member && people[at]?.name !== '');
}

/** What the fee rules may ask about. */
export function factsOf(answers: Record<string, string>, branchId: number | null, member: boolean, group = 1): Facts {
  return {
    ...answers,
    branch: branchId === null ? '' : String(branchId),
    member: member ? '1' : '0',
    group: String(group),
  };
}
