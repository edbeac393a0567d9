import { checkForm, type FormFault } from '@meetingapp/domain/registration/check-form.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { isChangedMeanwhile } from '../../../http/calls/changed-meanwhile.ts';
import type { DeskAct } from './commands.ts';
import { priceFees } from '../fee/queries.ts';
import { definitionsOf, findFees, findForm, settingForStaff } from '../configuration/queries.ts';
import { fileFaults } from '../answer-file/queries.ts';
import { cityIn } from '../lookup/queries-divisions.ts';
import { groupSize } from '../group/queries.ts';
import { findLive, lockAtDesk } from '../record/queries-locked.ts';
import { factsOf, isMember, personKey } from '../record/queries-person.ts';

type Reason = 'changed_meanwhile' | 'not_found' | 'registration_locked' | 'already_registered' | 'fee_not_eligible';
type Outcome =
  | { ok: true }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'answers_invalid'; faults: FormFault[]; formVersionId: number };

/** States in which answers can be corrected: not ended. */
const open = ['submitted', 'approved', 'confirmed', 'attended'];

interface EditAct extends DeskAct {
  answers: Record<string, string>;
  /** The answers as the person read them; null skips the check. */
  seen?: Record<string, string> | null;
  reason: string;
}

/** True when somebody else has changed one of the given answers since it was seen. No answer counts as an empty one. */
const isOvertaken = (now: Record<string, string>, given: Record<string, string>, seen: Record<string, string>) =>
  Object.keys(given).some((code) => isChangedMeanwhile(now[code] ?? '', seen[code], given[code]));

/** Corrects answers by the rules of the form version under which they were given; the chosen fee must still allow them. */
export async function editAnswers(db: Database, act: EditAct): Promise<Outcome> {
  try {
    return await inTransactionIfOk(db, (transaction) => edit(transaction, act));
  } catch (error) {
    if (isTaken(error, 'registration_person')) return refused('already_registered');
    throw error;
  }
}

async function edit(
  transaction: DatabaseTransaction,
  { cid, id, answers: given, seen = null, reason, staffId, now }: EditAct,
): Promise<Outcome> {
  const row = await lockAtDesk(transaction, cid, id);
  const setting = await settingForStaff(transaction, cid);
  const form = row && (await findForm(transaction, cid, row.form_version_id));
  if (!row || !setting || !form) return refused('not_found');
  if (!open.includes(row.state)) return refused('registration_locked');
  if (seen && isOvertaken(row.answers, given, seen)) return refused('changed_meanwhile');
  const entered = { ...row.answers, ...given };
  const fields = definitionsOf(form.fields);
  const answers = answersOf(fields, entered, setting.flow);
  const today = dayIn(setting.zone, now);
  const checked = checkForm(fields, answers, setting.flow, { cityIn: cityIn(), today });
  const files = { fields: form.fields, answers, before: () => Promise.resolve(row.answers) };
  const gone = await fileFaults(transaction, { ...files, conferenceId: cid, accountId: null });
  const faults = [...checked, ...gone.filter(({ field }) => checked.every((fault) => fault.field !== field))];
  if (faults.length > 0) return { ok: false, reason: 'answers_invalid', faults, formVersionId: row.form_version_id };
  const person = personKey(answers, setting, row.account_id);
  if (await findLive(transaction, cid, row.branch_id, person, id)) return refused('already_registered');
  const member = await isMember(transaction, setting, answers, today);
  const facts = factsOf(answers, row.branch_id, member, await groupSize(transaction, row.group_id));
  const fees = priceFees(
    await findFees(transaction, cid),
    facts,
    row.branch_id,
    now,
    row.price_currency,
    row.form_version_id,
  );
  const fee = fees.find((one) => one.fee.row.id === row.fee_kind_id);
  if (fee?.hindrance === 'not_eligible') return refused('fee_not_eligible');
  const change = {
    answers: JSON.stringify(answers),
    name: (answers.name ?? '').trim(),
    person_key: person,
    member,
  };
  const still = { from: row.state, to: row.state };
  await recordRegistration(transaction, {
    id,
    event: 'edit',
    ...still,
    actor: `staff:${staffId}`,
    now,
    why: reason,
    change,
  });
  return { ok: true };
}
