import { checkForm } from '@meetingapp/domain/registration/check-form.ts';
import { answersOf, ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { FieldFault } from '../../../http/calls/refusal.ts';
import { definitionsOf, findFormOf, findSetting } from '../../registration/configuration/queries.ts';
import { labelFaults } from '../../registration/form/queries.ts';
import { cityIn } from '../../registration/lookup/queries-divisions.ts';
import { fileFaults } from '../../registration/answer-file/queries.ts';
import { columnOf, ownConference, type Subject } from './queries.ts';

interface Answering extends Subject {
  formId: number;
  /** Version of the answers that the person saw; 0: none. */
  seen: number;
  answers: Record<string, string>;
  accountId: number;
  language: Language;
  now: Date;
}

type Outcome =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' }
  | { ok: false; reason: 'answers_invalid'; faults: FieldFault[] };

/** Saves the answers of a group or an exhibitor under the newest version of the form. */
export async function answerForm(db: Database, wish: Answering): Promise<Outcome> {
  const conferenceId = await ownConference(db, wish, wish.accountId);
  const form = conferenceId === null ? null : await findFormOf(db, conferenceId, wish.of, wish.formId);
  const setting = conferenceId === null ? null : await findSetting(db, conferenceId);
  if (conferenceId === null || !form || !setting) return refused('not_found');
  const items = definitionsOf(form.fields);
  const answers = answersOf(items, wish.answers, ordinaryFlow);
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    // Two people of one exhibitor, or two phones: one after the other.
    await transaction
      .selectFrom(wish.of === 'group' ? 'registration_group' : 'exhibitor')
      .select('id')
      .where('id', '=', wish.id)
      .forNoKeyUpdate()
      .execute();
    const before = await transaction
      .selectFrom('form_answer')
      .select(['id', 'answers', 'version'])
      .where(columnOf[wish.of], '=', wish.id)
      .where('form_id', '=', wish.formId)
      .executeTakeFirst();
    if ((before?.version ?? 0) !== wish.seen) return refused('changed_meanwhile');
    const gone = await fileFaults(transaction, {
      fields: form.fields,
      answers,
      before: () => Promise.resolve(before?.answers ?? {}),
      conferenceId,
      accountId: wish.accountId,
    });
    const facts = { cityIn: cityIn(), today: dayIn(setting.zone, wish.now) };
    const faults = labelFaults(form, [...checkForm(items, answers, ordinaryFlow, facts), ...gone], wish.language);
    if (faults.length > 0) return { ok: false, reason: 'answers_invalid', faults };
    const version = wish.seen + 1;
    const given = {
      form_version_id: form.versionId,
      answers: JSON.stringify(answers),
      account_id: wish.accountId,
      version,
      answered_at: wish.now,
    };
    if (before) await transaction.updateTable('form_answer').set(given).where('id', '=', before.id).execute();
    else
      await transaction
        .insertInto('form_answer')
        .values({
          ...given,
          conference_id: conferenceId,
          form_id: wish.formId,
          group_id: wish.of === 'group' ? wish.id : null,
          exhibitor_id: wish.of === 'exhibitor' ? wish.id : null,
        })
        .execute();
    return { ok: true, version };
  });
}
