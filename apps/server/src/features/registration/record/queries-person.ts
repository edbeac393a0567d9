import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import type { Facts } from '@meetingapp/domain/registration/fees/rule.ts';
import type { Database } from '../../../db/connection/database.ts';
import { findEntries, findEntry, hasEntry } from '../../members/queries.ts';
import type { Setting } from '../configuration/queries.ts';

/** The person that a set of answers describes. Placeholders of hidden fields are ignored. */
export function personOf(answers: Record<string, string>, { flow }: Pick<Setting, 'flow'>) {
  const own = (code: string) => (flow.hiddenFields.includes(code) ? '' : (answers[code] ?? ''));
  return {
    name: (answers.name ?? '').trim(),
    phone: readAddress(own('phone'))?.value ?? '',
    email: readAddress(own('email'))?.value ?? '',
  };
}

/** Identifies a person at a conference: the phone, otherwise the e-mail, otherwise the account that registers them. */
export function personKey(answers: Record<string, string>, setting: Pick<Setting, 'flow'>, accountId: number): string {
  const { phone, email } = personOf(answers, setting);
  return phone || email || `account:${accountId}`;
}

/** Checked against the society's list, whatever the phone sends (V16, V18). */
export const isMember = (db: Database, setting: Setting, answers: Record<string, string>, day: string) =>
  lookUp(setting, answers, async (listId, person) => (await findEntry(db, listId, person, day)) !== undefined);

/** As `isMember`, outside of transactions: people who are looked up at one moment share a query. */
export const isMemberAmongOthers = (db: Database, setting: Setting, answers: Record<string, string>, day: string) =>
  lookUp(setting, answers, (listId, person) => hasEntry(db, listId, person, day));

async function lookUp(
  setting: Setting,
  answers: Record<string, string>,
  look: (listId: number, person: ReturnType<typeof personOf>) => Promise<boolean>,
): Promise<boolean> {
  if (setting.member_list_id === null) return false;
  const person = personOf(answers, setting);
  if (person.name === '' || (person.phone === '' && person.email === '')) return false;
  return look(setting.member_list_id, person);
}

/** As `isMember` for many people, in one query. */
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

/** The facts that fee rules can use. */
export function factsOf(answers: Record<string, string>, branchId: number | null, member: boolean, group = 1): Facts {
  return {
    ...answers,
    branch: branchId === null ? '' : String(branchId),
    member: member ? '1' : '0',
    group: String(group),
  };
}
