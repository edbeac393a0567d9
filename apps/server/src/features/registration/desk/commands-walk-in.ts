import { checkForm, type FormFault } from '@meetingapp/domain/registration/check-form.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { enteredFiles } from '@meetingapp/domain/registration/kinds/file.ts';
import { isOwnAnswer } from '@meetingapp/domain/registration/field-kinds.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, isTaken } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { confirmPlaces } from '../../../db/places/settle.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import {
  chosenCurrency,
  definitionsOf,
  findBranches,
  findFees,
  findFormOf,
  settingForStaff,
  type FormRow,
  type Setting,
} from '../configuration/queries.ts';
import { priceFees } from '../fee/queries.ts';
import { cityIn } from '../lookup/queries-divisions.ts';
import { enterRegistration } from '../record/commands-enter.ts';
import { deskActor } from '../record/writer.ts';
import { factsOf, isMember, personOf } from '../record/queries-person.ts';
import type { RegistrationRow } from '../record/queries.ts';
import type { OrderAtDesk, OrderReason } from './commands-order-port.ts';

/** Minutes that the places of a guest are held on the way to the desk. A form that anybody opens must not hold them for days. */
const PAY_MINUTES = 120;

export interface WalkIn {
  cid: number;
  /** A form with the purpose `onsite`; null: the one that is open, and for staff otherwise the registration form. */
  formId: number | null;
  answers: Record<string, string>;
  branchId: number | null;
  feeId: number | null;
  /** Empty: the main one of the conference. */
  feeCurrency: string;
  /** Null: the guest fills it in on a phone. */
  staffId: number | null;
  now: Date;
}

type Reason =
  | OrderReason
  | 'guest_closed'
  | 'currency_not_offered'
  | 'no_contact'
  | 'branch_missing'
  | 'fee_missing'
  | 'already_registered'
  | 'answers_invalid';
type Registered = { ok: true; row: RegistrationRow; state: 'confirmed' | 'to_pay' };
export type WalkInOutcome = Registered | { ok: false; reason: Reason; faults?: FormFault[] };

/** What the form for guests needs of a conference; null when it has none. */
export async function walkInRules(db: Database, cid: number, formId: number | null, staff: boolean) {
  const [setting, onSite] = await Promise.all([settingForStaff(db, cid), findFormOf(db, cid, 'onsite', formId)]);
  const form = onSite ?? (staff ? await findFormOf(db, cid, 'registration', null) : null);
  if (!setting || !form) return null;
  const [branches, fees] = await Promise.all([findBranches(db, cid), findFees(db, cid)]);
  return { setting, form, branches, fees: fees.filter(({ closed }) => !closed) };
}
export type WalkInRules = NonNullable<Awaited<ReturnType<typeof walkInRules>>>;

/**
 * The fees of today for a walk-in, priced by the same rules as in the wizard. Only staff learn whether a person is a member: a form that
 * anybody opens must not answer that about any name and number.
 */
export async function walkInFees(
  db: Database,
  { setting, form, fees }: WalkInRules,
  {
    answers,
    branchId,
    currency,
    staffId,
    now,
  }: Pick<WalkIn, 'answers' | 'branchId' | 'staffId' | 'now'> & { currency: string | null },
) {
  const member = staffId !== null && (await isMember(db, setting, answers, dayIn(setting.zone, now)));
  const priced = priceFees(fees, factsOf(answers, branchId, member), branchId, now, currency, form.versionId);
  return { member, priced: priced.filter(({ hindrance }) => hindrance === null) };
}

/**
 * Registers a person who comes without a registration: by the rules of the on-site form and of the fees of today. Where nothing is due
 * the registration is confirmed at once; otherwise it waits, with its order, for the payment at the desk. The walk-up desk calls it with
 * the member of staff, the form for guests (S110) without.
 */
export async function enterWalkIn(db: Database, orderAtDesk: OrderAtDesk, wish: WalkIn): Promise<WalkInOutcome> {
  const { cid, branchId, staffId, now } = wish;
  const rules = await walkInRules(db, cid, wish.formId, staffId !== null);
  if (!rules) return refused('guest_closed');
  const { setting, form } = rules;
  const items = definitionsOf(form.fields);
  const answers = answersOf(items, wish.answers, setting.flow);
  const faults = faultsOf(form, setting, answers, now);
  if (faults.length > 0) return { ok: false, reason: 'answers_invalid', faults };
  const { phone, email } = personOf(answers, setting);
  if (phone === '' && email === '') return refused('no_contact');
  if (rules.branches.length > 0 && !rules.branches.some(({ id }) => id === branchId)) return refused('branch_missing');
  const currency = chosenCurrency(setting, wish.feeCurrency);
  if (currency === undefined) return refused('currency_not_offered');
  const { member, priced } = await walkInFees(db, rules, { answers, branchId, currency, staffId, now });
  const fee = priced.find((one) => one.fee.row.id === wish.feeId);
  if (rules.fees.length > 0 && wish.feeId === null) return refused('fee_missing');
  if (wish.feeId !== null && !fee) return refused('fee_not_eligible');
  const payUntil = new Date(now.getTime() + PAY_MINUTES * 60_000);
  const entry = {
    setting,
    formVersionId: form.versionId,
    answers,
    branchId,
    feeId: wish.feeId,
    currency,
    member,
    staffId,
    now,
  };
  try {
    return await inTransactionIfOk(db, async (transaction): Promise<WalkInOutcome> => {
      const made = await enterRegistration(transaction, { ...entry, source: '', event: 'guest', payUntil });
      if (!made.ok) return made;
      const { row } = made;
      if (wish.feeId !== null) {
        const order = await orderAtDesk(transaction, {
          row,
          paid: null,
          amount: null,
          until: made.until,
          tell: false,
          staffId,
          now,
        });
        if (!order.ok) return order;
        const free = fee?.window?.amount === 0;
        return { ok: true, row, state: free ? 'confirmed' : 'to_pay' };
      }
      await confirmPlaces(transaction, row.id);
      const free = { event: 'confirm_free', actor: deskActor(staffId), now, change: { hold_until: null } } as const;
      await recordRegistration(transaction, { ...free, id: row.id, from: 'approved', to: 'confirmed' });
      return { ok: true, row, state: 'confirmed' };
    });
  } catch (error) {
    if (isTaken(error, 'registration_person')) return refused('already_registered');
    throw error;
  }
}

/** What only the person can give is not required at the door: they add it later. */
function faultsOf(form: FormRow, setting: Setting, answers: Record<string, string>, now: Date): FormFault[] {
  const items = definitionsOf(form.fields);
  const later = new Set(items.filter(isOwnAnswer).map(({ cfgCode }) => cfgCode));
  const faults = checkForm(items, answers, setting.flow, { cityIn: cityIn(), today: dayIn(setting.zone, now) });
  return [
    ...faults.filter(({ field, reason }) => reason !== 'required' || !later.has(field)),
    ...enteredFiles(items, answers),
  ];
}
