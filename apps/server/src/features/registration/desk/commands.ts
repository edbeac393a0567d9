import type { DeskMethod } from '@meetingapp/contract/orders/order.ts';
import { checkForm, type FormFault } from '@meetingapp/domain/registration/check-form.ts';
import type { FieldDefinition } from '@meetingapp/domain/registration/field-definition.ts';
import { enteredFiles } from '@meetingapp/domain/registration/kinds/file.ts';
import { isOwnAnswer } from '@meetingapp/domain/registration/field-kinds.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, isTaken } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { OrderAtDesk, OrderReason } from './commands-order-port.ts';
import { hinderedBy } from '../import/commands-apply.ts';
import { enterRegistration } from '../record/commands-enter.ts';
import { chosenCurrency, definitionsOf, type FormRow } from '../configuration/queries.ts';
import { FIRST_FORM } from '../configuration/queries-forms.ts';
import { cityIn } from '../lookup/queries-divisions.ts';
import { importRules, type ImportRules } from '../import/queries-rules.ts';
import { lockAtDesk } from '../record/queries-locked.ts';
import { isMember } from '../record/queries-person.ts';

interface Person {
  cid: number;
  /** 0 or null: the first registration form. */
  formId: number | null;
  answers: Record<string, string>;
  branchId: number | null;
  feeId: number | null;
  /** Empty: the main one of the conference. */
  currency: string;
  paid: DeskMethod | null;
  staffId: number;
  now: Date;
}

type Reason =
  | OrderReason
  | 'no_contact'
  | 'branch_missing'
  | 'fee_missing'
  | 'already_registered'
  | 'form_closed'
  | 'currency_not_offered';
type Outcome =
  | { ok: true; id: number; number: string }
  | { ok: false; reason: Reason }
  | { ok: false; reason: 'answers_invalid'; faults: FormFault[]; form: FormRow };

/** Registers one person by the rules of the form and of the fees, with an order, and with the payment when staff received it. */
export async function enterPerson(db: Database, orderAtDesk: OrderAtDesk, person: Person): Promise<Outcome> {
  const { cid, branchId, feeId, paid, staffId, now } = person;
  const rules = await importRules(db, cid, [], true, now);
  if (!rules) return refused('not_found');
  const { setting } = rules;
  const form = rules.forms.find(({ formId }) => formId === (person.formId ?? FIRST_FORM))?.form;
  if (!form) return refused('form_closed');
  const items = definitionsOf(form.fields);
  const answers = answersOf(items, person.answers, setting.flow);
  const faults = faultsOf(rules, items, answers);
  if (faults.length > 0) return { ok: false, reason: 'answers_invalid', faults, form };
  const currency = chosenCurrency(setting, person.currency);
  if (currency === undefined) return refused('currency_not_offered');
  const member = await isMember(db, setting, answers, rules.today);
  const hindrance = hindranceOf(rules, { ...person, answers, currency }, member);
  if (hindrance) return refused(hindrance);
  const desk = { staffId, now };
  const entry = { setting, formVersionId: form.versionId, answers, branchId, feeId, currency, member, ...desk };
  try {
    return await inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
      const made = await enterRegistration(transaction, { ...entry, source: '', event: 'enter' });
      if (!made.ok) return made;
      const { row, until } = made;
      const done = { ok: true, id: row.id, number: row.number } as const;
      if (feeId === null) return done;
      const order = await orderAtDesk(transaction, { row, paid, amount: null, until, tell: true, ...desk });
      return order.ok ? done : order;
    });
  } catch (error) {
    if (isTaken(error, 'registration_person')) return refused('already_registered');
    throw error;
  }
}

/** What only the person can give is not required: they add it later. */
function faultsOf(
  { setting, today }: ImportRules,
  items: readonly FieldDefinition[],
  answers: Record<string, string>,
): FormFault[] {
  const later = new Set(items.filter(isOwnAnswer).map(({ cfgCode }) => cfgCode));
  const faults = checkForm(items, answers, setting.flow, { cityIn: cityIn(), today });
  return [
    ...faults.filter(({ field, reason }) => reason !== 'required' || !later.has(field)),
    ...enteredFiles(items, answers),
  ];
}

function hindranceOf(
  rules: ImportRules,
  { answers, branchId, feeId, formId, currency }: Omit<Person, 'currency'> & { currency: string | null },
  member: boolean,
): Reason | null {
  const { branches, fees, reading } = rules;
  if (!reading.reachable(answers)) return 'no_contact';
  if (branches.length > 0 && !branches.some(({ id }) => id === branchId)) return 'branch_missing';
  if (feeId === null) return fees.length > 0 ? 'fee_missing' : null;
  const known = fees.some(({ id, closed }) => id === feeId && !closed);
  if (!known) return 'fee_not_eligible';
  const hindrance = hinderedBy(rules, member)(answers, branchId, feeId, formId ?? FIRST_FORM, currency);
  if (hindrance === 'other_currency') return 'currency_unpriced';
  return hindrance === null ? null : 'fee_not_eligible';
}

/** Records money that staff received for an unpaid registration. */
export function takeMoney(
  db: Database,
  orderAtDesk: OrderAtDesk,
  { cid, id, paid, staffId, now }: { cid: number; id: number; paid: DeskMethod; staffId: number; now: Date },
): ReturnType<OrderAtDesk> {
  return inTransactionIfOk(db, async (transaction): Promise<Awaited<ReturnType<OrderAtDesk>>> => {
    const row = await lockAtDesk(transaction, cid, id);
    if (!row) return { ok: false, reason: 'not_found' };
    if (row.state !== 'approved') return { ok: false, reason: 'registration_locked' };
    return orderAtDesk(transaction, { row, paid, amount: null, until: now, tell: true, staffId, now });
  });
}
