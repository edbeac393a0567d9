import type { AskedSubject } from '@meetingapp/contract/registration/asked-form.ts';
import type { Database } from '../../../db/connection/database.ts';
import { ownExhibitor } from '../../exhibition/exhibitor/access.ts';
import { findSetting } from '../../registration/configuration/queries.ts';
import { findGroup } from '../../registration/group/queries.ts';

export interface Subject {
  of: AskedSubject;
  id: number;
}

/** Column of the answers that names the subject. */
export const columnOf = { group: 'group_id', exhibitor: 'exhibitor_id' } as const satisfies Record<
  AskedSubject,
  string
>;

/** The conference of a group whose contact this account is, or of an exhibitor of whose people it is; null for anybody else. */
export async function ownConference(db: Database, { of, id }: Subject, accountId: number): Promise<number | null> {
  if (of === 'exhibitor') return (await ownExhibitor(db, id, accountId))?.conference_id ?? null;
  const group = await findGroup(db, id);
  if (group?.account_id !== accountId) return null;
  const setting = await findSetting(db, group.conference_id);
  return setting === undefined || setting.state === 'stopped' ? null : group.conference_id;
}

/** True for a group or an exhibitor of this conference. */
export async function isOfConference(db: Database, conferenceId: number, { of, id }: Subject): Promise<boolean> {
  const row = await db
    .selectFrom(of === 'group' ? 'registration_group' : 'exhibitor')
    .select('id')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a subject answered, by form; forms that were put away are last. */
export const answersOfSubject = (db: Database, { of, id }: Subject) =>
  db
    .selectFrom('form_answer')
    .innerJoin('conference_form', 'conference_form.id', 'form_answer.form_id')
    .innerJoin('account', 'account.id', 'form_answer.account_id')
    .selectAll('form_answer')
    .select(['conference_form.title', 'conference_form.closed_at', 'account.name as account_name'])
    .where(columnOf[of], '=', id)
    .orderBy('conference_form.id')
    .execute();
export type AnswerRow = Awaited<ReturnType<typeof answersOfSubject>>[number];
