import { checkForm, type FormFault } from '@meetingapp/domain/registration/check-form.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Database } from '../../db/database.ts';
import { recordRegistration } from '../../db/history.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../db/transaction.ts';
import type { DeskAct } from './commands-review.ts';
import { presentField } from './present-form.ts';
import { priceFees } from './present-fee.ts';
import { findFees, findForm, findSetting } from './queries-configuration.ts';
import { cityIn } from './queries-divisions.ts';
import { groupSize } from './queries-group.ts';
import { findLive, lockAtDesk } from './queries-locked.ts';
import { factsOf, isMember, personKey } from './queries-person.ts';

type Reason = 'not_found' | 'registration_locked' | 'already_registered' | 'fee_not_eligible';
type Outcome =
  | { ok: true }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'answers_invalid'; faults: FormFault[]; formVersionId: number };
const no = (reason: Reason) => ({ ok: false, reason }) as const;

/** What may be mended: not what has ended. */
const open = ['submitted', 'approved', 'confirmed', 'attended'];

/** Mends answers by the rules of the form under which they were given; the fee that was chosen has to allow them still. */
export async function editAnswers(
  db: Database,
  act: DeskAct & { answers: Record<string, string>; reason: string },
): Promise<Outcome> {
  try {
    return await inTransactionIfOk(db, (transaction) => edit(transaction, act));
  } catch (error) {
    if (isTaken(error, 'registration_person')) return no('already_registered');
    throw error;
  }
}

async function edit(
  transaction: DatabaseTransaction,
  { cid, id, answers: given, reason, staffId, now }: DeskAct & { answers: Record<string, string>; reason: string },
): Promise<Outcome> {
  const row = await lockAtDesk(transaction, cid, id);
  const setting = await findSetting(transaction, cid);
  const form = row && (await findForm(transaction, cid, row.form_version_id));
  if (!row || !setting || !form) return no('not_found');
  if (!open.includes(row.state)) return no('registration_locked');
  const entered = { ...row.answers, ...given };
  const items = form.fields.map((field) => presentField(field, 'zh', entered[field.code]));
  const answers = answersOf(items, entered, setting.flow);
  const faults = checkForm(items, answers, setting.flow, cityIn());
  if (faults.length > 0) return { ok: false, reason: 'answers_invalid', faults, formVersionId: row.form_version_id };
  const person = personKey(answers, setting, row.account_id);
  if (await findLive(transaction, cid, row.branch_id, person, id)) return no('already_registered');
  const member = await isMember(transaction, setting, answers, dayIn(setting.zone, now));
  const facts = factsOf(answers, row.branch_id, member, await groupSize(transaction, row.group_id));
  const fees = priceFees(await findFees(transaction, cid), facts, row.branch_id, now);
  const fee = fees.find((one) => one.fee.row.id === row.fee_kind_id);
  if (fee?.hindrance === 'not_eligible') return no('fee_not_eligible');
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
