import { randomBytes } from 'node:crypto';
import { mayChange } from '@meetingapp/domain/registration/change-policy.ts';
import { checkForm, type FormFault } from '@meetingapp/domain/registration/check-form.ts';
import { answersOf } from '@meetingapp/domain/registration/flow-settings.ts';
import { openingHindrance } from '@meetingapp/domain/registration/opening.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { nextHold } from '@meetingapp/domain/registration/hold.ts';
import { moveRegistration } from '@meetingapp/domain/registration/states.ts';
import { recentConfigurationOf, type Configuration } from '../../../db/rows/configuration.ts';
import type { Database } from '../../../db/connection/database.ts';
import { recordRegistration } from '../../../db/rows/history.ts';
import { firstClaims, holdPlaces } from '../../../db/places/hold.ts';
import type { Hold, PlaceRequest } from '../../../db/places/place-request.ts';
import { inTransactionIfOk, isTaken, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { findJoined, groupSizeWith, mayJoin, type Joined } from '../group/queries.ts';
import { priceFees } from '../fee/queries.ts';
import { cityIn } from '../lookup/queries-divisions.ts';
import { answersGiven, fileFaults } from '../answer-file/queries.ts';
import { factsOf, isMemberAmongOthers, personKey } from '../record/queries-person.ts';
import { findOwn, type RegistrationRow } from '../record/queries.ts';
import {
  definitionsOf,
  findBranches,
  findFees,
  findSetting,
  openingOf,
  type FormRow,
  type Setting,
} from '../configuration/queries.ts';
import { askedForm, formOfVersion, furtherForms } from '../configuration/queries-forms.ts';
import { isInvented } from '../record/queries-invented.ts';
import { hasUnpriced } from '../record/queries-unpriced.ts';
import { findDraft, findLive, lockOwn } from '../record/queries-locked.ts';
import { insertDraft } from '../record/commands-insert.ts';
import { registrationNumber } from '../record/commands-number.ts';

export interface SaveRegistration {
  accountId: number;
  regId: number | null;
  conferenceId: number;
  /** Null: only the answers are saved. */
  feeId: number | null;
  /** Empty: as it is saved. */
  currency: string;
  branchId: number | null;
  source: string;
  /** A group of this account or the token of a link; empty: alone. */
  group: string;
  /** The form that was filled in, 0 for the first; null: that of the registration, otherwise the first. */
  formId: number | null;
  answers: Record<string, string>;
  now: Date;
}

export type SaveReason =
  | 'conference_unknown'
  | 'conference_stopped'
  | 'registration_not_open'
  | 'registration_closed'
  | 'registration_unknown'
  | 'registration_locked'
  | 'already_registered'
  | 'group_unknown'
  | 'group_link_over'
  | 'group_full'
  | 'branch_missing'
  | 'branch_full'
  | 'fee_not_eligible'
  | 'fee_sold_out'
  | 'currency_not_offered'
  | 'currency_unpriced'
  | 'hold_used_up'
  | 'form_unknown'
  | 'form_closed'
  | 'form_members_only';

type RefusedSave = NotNow | { ok: false; reason: 'answers_invalid'; faults: FormFault[]; form: FormRow };
export type SaveOutcome = { ok: true; row: RegistrationRow } | RefusedSave;

/**
 * Saves the answers of a person; with a fee also holds its place at the current price, in one transaction. A repeated save for the
 * same person finds the same registration.
 */
export async function saveRegistration(db: Database, wish: SaveRegistration): Promise<SaveOutcome> {
  const checked = await checkSave(db, wish);
  if ('reason' in checked) return checked;
  try {
    return await inTransactionIfOk(db, (transaction) => save(transaction, checked));
  } catch (error) {
    // A concurrent request, perhaps of this account in another tab, saved the same person.
    if (isTaken(error, 'registration_person', 'registration_draft')) return refused('already_registered');
    throw error;
  }
}

/** Checks everything that needs no lock. */
export async function checkSave(db: Database, wish: SaveRegistration): Promise<Checked | RefusedSave> {
  const conference = await recentConfigurationOf(db, wish.conferenceId);
  const setting = await findSetting(db, conference);
  const closed = setting ? openingHindrance(openingOf(setting), wish.now) : 'conference_unknown';
  if (!setting || closed) return refused(closed ?? 'conference_unknown');
  if (setting.rehearsal && !(await isInvented(db, wish.accountId))) return refused('conference_unknown');
  const { currency } = wish;
  if (currency !== '' && currency !== setting.currency && !setting.currencies.includes(currency))
    return refused('currency_not_offered');
  const asked = await formToSave(db, conference, wish);
  if (!asked.ok) return asked;
  const { form } = asked;
  if (!form) return refused('registration_not_open');
  const fields = definitionsOf(form.fields);
  const answers = answersOf(fields, wish.answers, setting.flow);
  // Incremental saving: missing answers are accepted until a fee is chosen.
  const partial = setting.saves_as_one_goes && wish.feeId === null;
  const today = dayIn(setting.zone, wish.now);
  const faults = checkForm(fields, answers, setting.flow, { cityIn: cityIn(), today });
  const wrong = faults.filter((fault) => !partial || fault.reason !== 'required');
  if (wrong.length > 0) return { ok: false, reason: 'answers_invalid', faults: wrong, form };
  const { group, accountId, conferenceId, now } = wish;
  const gone = await fileFaults(db, {
    fields: form.fields,
    answers,
    before: () => answersGiven(db, wish.regId, accountId),
    conferenceId,
    accountId,
  });
  if (gone.length > 0) return { ok: false, reason: 'answers_invalid', faults: gone, form };
  const inGroup = group === '' || wish.regId === null ? undefined : await findOwn(db, wish.regId, accountId);
  const found = await findJoined(db, { group, accountId, conferenceId, inGroup: inGroup?.group_id ?? null, now });
  if (!found.ok) return refused(found.reason);
  const { joined } = found;
  const branches = await findBranches(db, conference);
  const branchId = joined?.branchId ?? wish.branchId;
  const branch = branches.find((one) => one.id === branchId) ?? null;
  if (branches.length > 0 && !branch && !partial) return refused('branch_missing');
  const member = await isMemberAmongOthers(db, setting, answers, today);
  if (asked.serves === 'members' && !member && !partial) return refused('form_members_only');
  return {
    wish,
    conference,
    setting,
    answers,
    branch,
    joined,
    member,
    missing: faults,
    form,
    isOfForm: (versionId: number) => formOfVersion(asked.further, versionId) === asked.formId,
  };
}

/** A registration that is named may be a submitted one, which keeps its form: read only where there are several forms. */
async function formToSave(db: Database, conference: Configuration, { regId, accountId, formId }: SaveRegistration) {
  const several = (await furtherForms(db, conference)).length > 0;
  const row = several && regId !== null ? await findOwn(db, regId, accountId) : null;
  return askedForm(db, conference, formId, row);
}

export interface Checked {
  wish: SaveRegistration;
  conference: Configuration;
  setting: Setting;
  answers: Record<string, string>;
  branch: { id: number; stock_id: number } | null;
  joined: Joined | null;
  member: boolean;
  /** What a draft may still lack. */
  missing: FormFault[];
  form: FormRow;
  /** Whether a version is one of the form that was filled in. */
  isOfForm: (versionId: number) => boolean;
}

async function save(transaction: DatabaseTransaction, checked: Checked): Promise<SaveOutcome> {
  const { wish, setting, answers, branch, joined, member, missing, form } = checked;
  const person = personKey(answers, setting, wish.accountId);
  const fresh = await saveFresh(transaction, checked, person);
  if (fresh) return fresh;
  const found = await findOrBegin(transaction, wish, person, form.versionId);
  if (!found.ok) return found;
  const { row } = found;
  // Submitted meanwhile, by another form.
  if (row.state !== 'draft' && !checked.isOfForm(row.form_version_id)) return refused('registration_locked');
  const today = dayIn(setting.zone, wish.now);
  if (row.state !== 'draft' && !mayChange(setting.change_policy, 'answers', today, setting.starts_on))
    return refused('registration_locked');
  if (missing.length > 0 && row.state !== 'draft')
    return { ok: false, reason: 'answers_invalid', faults: missing, form };
  const live = await findLive(transaction, wish.conferenceId, branch?.id ?? null, person, row.id);
  if (live) return refused('already_registered');
  const currency = currencyAfter(row, checked);
  if (currency !== row.price_currency) {
    if (row.state !== 'draft') return refused('registration_locked');
    if (currency !== null && (await hasUnpriced(transaction, row.id, currency))) return refused('currency_unpriced');
  }
  const joins = joined !== null && row.state === 'draft' && row.group_id !== joined.groupId;
  if (joins && !(await mayJoin(transaction, joined))) return refused('group_full');
  const fee = await chooseFee(transaction, row, checked);
  if (!fee.ok) return fee;
  const saved = await transaction
    .updateTable('registration')
    .set({
      answers: JSON.stringify(answers),
      name: (answers.name ?? '').trim(),
      person_key: person,
      branch_id: row.state === 'draft' ? (branch?.id ?? null) : row.branch_id,
      form_version_id: form.versionId,
      ...(joins ? { group_id: joined.groupId, group_link_id: joined.linkId } : {}),
      member,
      price_currency: currency,
      ...(fee.hold ? { fee_kind_id: wish.feeId, hold_until: fee.hold.until, hold_renewals: fee.renewals } : {}),
      updated_at: wish.now,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.state !== 'draft') await recordEdit(transaction, row, wish);
  return fee.hold ? holdFor(transaction, saved, fee.hold) : { ok: true, row: saved };
}

/**
 * Inserts the draft of a person who has none, with its answers and places, in one statement. Null when it exists, is to be found by its id, joins
 * a group or is refused its fee: then the general way finds out what applies.
 */
async function saveFresh(
  transaction: DatabaseTransaction,
  checked: Checked,
  person: string,
): Promise<SaveOutcome | null> {
  const { wish, branch, joined } = checked;
  if (wish.regId !== null || joined !== null) return null;
  const fee = await chooseFirstFee(transaction, checked);
  if (!fee.ok) return null;
  const draft = draftOf(checked, person, fee.hold);
  const { row, live, short } = await insertDraft(transaction, {
    ...draft,
    answers: JSON.stringify(draft.answers),
    wishes: fee.hold && firstClaims(fee.hold),
  });
  if (live) return refused('already_registered');
  if (short !== null) return refused(short === branch?.stock_id ? 'branch_full' : 'fee_sold_out');
  return row && { ok: true, row };
}

/** The draft of a person who has none. */
export const draftOf = (checked: Checked, person: string, hold: Hold | null) => {
  const { wish, answers, branch, member, form } = checked;
  return {
    conference_id: wish.conferenceId,
    account_id: wish.accountId,
    form_version_id: form.versionId,
    number: registrationNumber(wish.conferenceId),
    card_id: randomBytes(18).toString('base64url'),
    entry_code: randomBytes(18).toString('base64url'),
    person_key: person,
    source_code: wish.source,
    answers,
    name: (answers.name ?? '').trim(),
    branch_id: branch?.id ?? null,
    member,
    price_currency: currencyAfter(blank, checked),
    fee_kind_id: hold ? wish.feeId : null,
    hold_until: hold?.until ?? null,
    updated_at: wish.now,
  };
};

/** The fee of a draft that does not exist yet, with the places that it holds. */
export const chooseFirstFee = (db: Database, checked: Checked): Promise<Chosen> => chooseFee(db, blank, checked);

/** What a draft that does not exist yet has chosen. */
const blank = {
  id: 0,
  state: 'draft',
  fee_kind_id: null,
  price_currency: null,
  branch_id: null,
  group_id: null,
  name: '',
  hold_until: null,
  hold_renewals: 0,
} as const;

async function holdFor(transaction: DatabaseTransaction, row: RegistrationRow, hold: Hold): Promise<SaveOutcome> {
  const held = await holdPlaces(transaction, hold);
  if (!held.ok) return refused(held.short.kind === 'branch' ? 'branch_full' : 'fee_sold_out');
  return { ok: true, row };
}

/** Drafts change without a record; an edit after submission is recorded in the history. */
function recordEdit(
  transaction: DatabaseTransaction,
  row: RegistrationRow,
  { accountId, now }: SaveRegistration,
): Promise<void> {
  return recordRegistration(transaction, {
    id: row.id,
    event: 'edit',
    from: row.state,
    to: row.state,
    actor: `account:${accountId}`,
    now,
  });
}

type Found = { ok: true; row: RegistrationRow } | { ok: false; reason: SaveReason };

/** Finds the named registration, a draft of the same person, or begins a new draft. */
async function findOrBegin(
  transaction: DatabaseTransaction,
  wish: SaveRegistration,
  key: string,
  formVersionId: number,
): Promise<Found> {
  if (wish.regId !== null) {
    const row = await lockOwn(transaction, wish.regId, wish.accountId);
    if (!row || row.conference_id !== wish.conferenceId) return refused('registration_unknown');
    const editable = moveRegistration(row.state, 'edit').ok;
    return editable ? { ok: true, row } : refused('registration_locked');
  }
  const draft = await findDraft(transaction, wish.conferenceId, wish.accountId, key);
  if (draft) return { ok: true, row: draft };
  const begun = await transaction
    .insertInto('registration')
    .values({
      conference_id: wish.conferenceId,
      account_id: wish.accountId,
      form_version_id: formVersionId,
      number: registrationNumber(wish.conferenceId),
      card_id: randomBytes(18).toString('base64url'),
      entry_code: randomBytes(18).toString('base64url'),
      person_key: key,
      source_code: wish.source,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  const row = begun ?? (await findDraft(transaction, wish.conferenceId, wish.accountId, key));
  return row ? { ok: true, row } : refused('registration_unknown');
}

/** A refusal; `retryAfterSeconds`: from then on it is possible. */
interface NotNow {
  ok: false;
  reason: SaveReason;
  retryAfterSeconds?: number;
}
type Chosen = { ok: true; hold: Hold | null; renewals: number } | NotNow;

const secondsUntil = (at: Date, now: Date): number => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));

type Choosing = Pick<
  RegistrationRow,
  'id' | 'state' | 'fee_kind_id' | 'price_currency' | 'branch_id' | 'group_id' | 'name' | 'hold_until' | 'hold_renewals'
>;

/** The currency of the registration when it is saved; null: the main one. */
const currencyAfter = (row: Pick<Choosing, 'price_currency'>, { wish, setting }: Checked): string | null =>
  wish.currency === '' ? row.price_currency : wish.currency === setting.currency ? null : wish.currency;

const noHold = { ok: true, hold: null, renewals: 0 } as const;

async function chooseFee(db: Database, row: Choosing, checked: Checked): Promise<Chosen> {
  const { conference, setting, wish, answers, member, branch, joined, form } = checked;
  const feeId = wish.feeId ?? (row.state === 'draft' ? null : row.fee_kind_id);
  if (feeId === null) return noHold;
  const group = await groupSizeWith(db, joined?.groupId ?? row.group_id, row);
  const facts = factsOf(answers, branch?.id ?? null, member, group);
  const currency = currencyAfter(row, checked);
  const fees = priceFees(await findFees(db, conference), facts, branch?.id ?? null, wish.now, currency, form.versionId);
  const fee = fees.find((one) => one.fee.row.id === feeId);
  if (row.state !== 'draft') {
    // A registration that is confirmed or being paid must keep its fee; answers that would no longer allow it are refused.
    const kept =
      feeId === row.fee_kind_id && (branch?.id ?? null) === row.branch_id && fee?.hindrance !== 'not_eligible';
    return kept ? noHold : refused('registration_locked');
  }
  if (fee?.hindrance === 'other_currency') return refused('currency_unpriced');
  if (!fee || fee.hindrance !== null) return refused('fee_not_eligible');
  const next = nextHold({ until: row.hold_until, renewals: row.hold_renewals }, setting.hold_minutes, wish.now);
  if (!next.ok) return { ok: false, reason: 'hold_used_up', retryAfterSeconds: secondsUntil(next.again, wish.now) };
  const { until, renewals } = next;
  const wishes: PlaceRequest[] = [{ stockId: fee.fee.row.stock_id, kind: 'fee', amount: 1 }];
  if (branch) wishes.push({ stockId: branch.stock_id, kind: 'branch', amount: 1 });
  return { ok: true, hold: { registrationId: row.id, kinds: ['fee', 'branch'], wishes, until }, renewals };
}
