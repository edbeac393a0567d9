import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import { checkForm } from '../check-form.ts';
import type { CityIn, FieldDefinition } from '../field-definition.ts';
import { isOwnAnswer } from '../field-kinds.ts';
import type { FeeHindrance } from '../fees/quote.ts';
import { answersOf } from '../flow-settings.ts';
import { fileOf } from '../kinds/file.ts';
import type { ImportFault, ImportReason } from './fault.ts';
import type { ImportRow } from './row.ts';

/** A change of an existing registration by a row. */
export interface ImportChange {
  field: string;
  from: string;
  to: string;
}

/** An existing registration. */
export interface ExistingRegistration {
  id: number;
  /** Not cancelled, refused or lapsed. */
  live: boolean;
  branchId: number | null;
  feeId: number | null;
  answers: Readonly<Record<string, string>>;
  /** The form under which it was answered; 0 is the first. */
  formId: number;
  /** Form version that was answered. */
  items: readonly FieldDefinition[];
  paid: boolean;
  /** Of its prices. */
  currency: string;
  /** True when only the payment is missing. */
  payable: boolean;
}

export interface Rules {
  /** Fields of the registration forms that are open, by form; 0 is the first. */
  forms: ReadonlyMap<number, readonly FieldDefinition[]>;
  flow: FlowSettings;
  /** The main currency of the conference. */
  currency: string;
  cityIn: CityIn;
  /** Current day in the conference's zone, `YYYY-MM-DD`. */
  today: string;
  hasBranches: boolean;
  hasFees: boolean;
  /** True when the caller may record payments. */
  movesMoney: boolean;
  branchName: (id: number | null) => string;
}

/**
 * Why a new person cannot have this fee now; null: available. `formId` null: the form does not matter; `currency` null: the main one.
 */
export type Hindered = (
  answers: Record<string, string>,
  branchId: number | null,
  feeId: number,
  formId: number | null,
  currency: string | null,
) => FeeHindrance | null;

export type RowOutcome =
  | { fate: 'wrong'; faults: ImportFault[] }
  | {
      fate: 'new';
      answers: Record<string, string>;
      formId: number;
      branchId: number | null;
      feeId: number | null;
      currency: string | null;
    }
  | { fate: 'change'; changes: ImportChange[]; answers: Record<string, string>; moves: boolean; pays: boolean }
  | { fate: 'same' };

const wrong = (...faults: ImportFault[]): RowOutcome => ({ fate: 'wrong', faults });

/** Outcome of a row: new registration, change, no change, or invalid. An empty cell changes nothing. */
export function outcomeOf(
  row: ImportRow,
  standing: ExistingRegistration | null,
  rules: Rules,
  hindered: Hindered,
): RowOutcome {
  if (row.paid && !rules.movesMoney) return wrong({ field: '@paid', reason: 'money_only' });
  if (row.number !== '' && standing === null) return wrong({ field: '@number', reason: 'number_unknown' });
  const typed = withoutFiles(row, standing, rules);
  return standing ? changeOf(typed, standing, rules, hindered) : newcomer(typed, rules, hindered);
}

/**
 * A cell brings no file: only the person can upload one. The name of the file that the person has uploaded, as an export writes it, changes
 * nothing; anything else is a fault.
 */
function withoutFiles(row: ImportRow, standing: ExistingRegistration | null, rules: Rules): ImportRow {
  const codes = [...itemsOf(row, rules), ...(standing?.items ?? [])]
    .filter(({ cfgType, cfgCode }) => cfgType === 'FILE' && row.answers[cfgCode] !== undefined)
    .map(({ cfgCode }) => cfgCode);
  if (codes.length === 0) return row;
  const other = [...new Set(codes)].filter((code) => fileOf(standing?.answers[code] ?? '')?.name !== row.answers[code]);
  return {
    ...row,
    answers: Object.fromEntries(Object.entries(row.answers).filter(([code]) => !codes.includes(code))),
    faults: [...row.faults, ...other.map((field) => ({ field, reason: 'file_not_imported' as const }))],
  };
}

/** Fields of the form by which a row registers a person. */
const itemsOf = ({ formId }: ImportRow, { forms }: Rules): readonly FieldDefinition[] => forms.get(formId ?? 0) ?? [];

function newcomer(row: ImportRow, rules: Rules, hindered: Hindered): RowOutcome {
  const formId = row.formId ?? 0;
  if (!rules.forms.has(formId)) return wrong({ field: '@form', reason: 'not_an_option' });
  const items = itemsOf(row, rules);
  const answers = answersOf(items, row.answers, rules.flow);
  const others = Object.keys(row.answers).filter((code) => items.every(({ cfgCode }) => cfgCode !== code));
  const faults: ImportFault[] = [...row.faults, ...others.map((field) => ({ field, reason: 'not_in_form' as const }))];
  const answered = checkForm(items, answers, rules.flow, rules).filter(
    // A cell cannot contain a picture: the person adds it later.
    ({ field, reason }) => reason !== 'required' || !isLeftToPerson(items, field),
  );
  faults.push(...answered);
  if (!row.reachable) faults.push({ field: 'phone', reason: 'contact_needed_row' });
  // A single option need not be specified.
  const branchId = row.branchId ?? row.onlyBranchId;
  const feeId = row.feeId ?? row.onlyFeeId;
  const told = (field: string) => row.faults.some((fault) => fault.field === field);
  if (rules.hasBranches && branchId === null && !told('@branch')) faults.push({ field: '@branch', reason: 'required' });
  if (rules.hasFees && feeId === null && !told('@fee')) faults.push({ field: '@fee', reason: 'required' });
  if (faults.length > 0) return { fate: 'wrong', faults };
  const currency = row.currency === rules.currency ? null : row.currency;
  const hindrance = feeId === null ? null : hindered(answers, branchId, feeId, formId, currency);
  // A past payment was priced at its time, so the fee need not be on sale now.
  if (hindrance === null || (hindrance === 'not_on_sale' && row.amount !== null))
    return { fate: 'new', answers, formId, branchId, feeId, currency };
  return wrong({ field: '@fee', reason: feeReasons[hindrance] });
}

const feeReasons = {
  not_eligible: 'fee_not_allowed',
  other_branch: 'not_for_branch',
  other_form: 'fee_not_allowed',
  not_on_sale: 'fee_not_on_sale',
  other_currency: 'fee_unpriced',
  sold_out: 'sold_out',
} as const satisfies Record<FeeHindrance, ImportReason>;

/** The person adds it later. */
const isLeftToPerson = (items: readonly FieldDefinition[], code: string) =>
  items.some((item) => item.cfgCode === code && isOwnAnswer(item));

function changeOf(row: ImportRow, standing: ExistingRegistration, rules: Rules, hindered: Hindered): RowOutcome {
  if (row.faults.length > 0) return { fate: 'wrong', faults: row.faults };
  if (!standing.live) return wrong({ field: '@number', reason: 'registration_over' });
  if (row.formId !== null && row.formId !== standing.formId) return wrong({ field: '@form', reason: 'form_stays' });
  if (row.feeId !== null && standing.feeId !== null && row.feeId !== standing.feeId)
    return wrong({ field: '@fee', reason: 'fee_stays' });
  if (row.currency !== null && row.currency !== standing.currency)
    return wrong({ field: '@currency', reason: 'currency_stays', limit: standing.currency });
  const answers = answersOf(standing.items, { ...standing.answers, ...row.answers }, rules.flow);
  const changes: ImportChange[] = Object.keys(row.answers).flatMap((field) => {
    const [from, to] = [standing.answers[field] ?? '', answers[field] ?? ''];
    return from === to ? [] : [{ field, from, to }];
  });
  if (changes.length > 0) {
    const faults = checkForm(standing.items, answers, rules.flow, rules);
    // Only values in this row are validated; earlier accepted faults are not raised.
    const own = faults.filter(({ field }) => row.answers[field] !== undefined);
    if (own.length > 0) return { fate: 'wrong', faults: own };
  }
  const currency = standing.currency === rules.currency ? null : standing.currency;
  const hindrance =
    standing.feeId === null
      ? null
      : hindered(answers, row.branchId ?? standing.branchId, standing.feeId, null, currency);
  if (hindrance === 'not_eligible' && changes.length > 0) return wrong({ field: '@fee', reason: 'fee_not_allowed' });
  const moves = row.branchId !== null && row.branchId !== standing.branchId;
  if (moves && hindrance === 'other_branch') return wrong({ field: '@branch', reason: 'not_for_branch' });
  if (moves)
    changes.push({
      field: '@branch',
      from: rules.branchName(standing.branchId),
      to: rules.branchName(row.branchId),
    });
  const pays = row.paid !== null && !standing.paid;
  if (pays && !standing.payable) return wrong({ field: '@paid', reason: 'not_payable' });
  // The amount was read in the main currency, where the row names none.
  if (pays && row.amount !== null && (row.currency ?? rules.currency) !== standing.currency)
    return wrong({ field: '@amount', reason: 'amount_currency', limit: standing.currency });
  if (pays) changes.push({ field: '@paid', from: '', to: row.paid ?? '' });
  return changes.length === 0 ? { fate: 'same' } : { fate: 'change', changes, answers, moves, pays };
}
