import { conditionsOf } from '../registration/conditions.ts';
import type { FormField } from '@meetingapp/contract/forms.ts';
import type { SurveyContent, SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import type { surveyFaultReasons } from '@meetingapp/contract/survey/console.ts';
import { unfinishedFields, type DraftFaultReason } from '../forms/check-draft.ts';
import { asks, isFormKind } from './item-field.ts';
import { pipedCodes } from './piping.ts';

export type SurveyFaultReason = (typeof surveyFaultReasons)[number];

/** Faults of the registration's form that a survey cannot have. */
const ofForms = [
  'form_empty',
  'field_needed',
  'field_asked_by_fee',
  'contact_needed',
  'code_kind',
  'label_unnamed',
  'province_missing',
  'number_limits',
  'length_limit',
  'text_missing',
  'version_missing',
  'version_same',
] as const satisfies readonly DraftFaultReason[];

const isReason = (reason: DraftFaultReason): reason is Exclude<DraftFaultReason, (typeof ofForms)[number]> =>
  !(ofForms as readonly string[]).includes(reason);

/** Why a survey cannot be published. `code` is that of an item, empty when it concerns the whole survey. */
export interface SurveyFault {
  code: string;
  reason: SurveyFaultReason;
}

/** Codes that have rules of their own in the registration's form. */
const special: readonly string[] = ['name', 'phone', 'email', 'company', 'code1844'];

/** The field of the form whose faults an item shares. A scale has its steps as options. */
function draftFieldOf(item: SurveyItem): FormField {
  const steps = item.kind === 'rating' ? 5 : item.kind === 'nps' ? 11 : 0;
  const options = Array.from({ length: steps }, (_, at) => String(item.kind === 'rating' ? at + 1 : at));
  const kind = isFormKind(item.kind) ? item.kind : item.kind === 'section' || item.kind === 'page' ? 'T' : 'S';
  return {
    ...item,
    kind: item.kind === 'number' ? 'T' : kind,
    options: steps > 0 ? options.map((value) => ({ value, zh: value, en: value })) : item.options,
  };
}

/** Faults of the items, in their order: those of the registration's form and those of a survey's own kinds. */
function itemFaults(items: readonly SurveyItem[], anonymous: boolean): SurveyFault[] {
  // A page needs no heading.
  const pages = new Set(items.flatMap(({ kind, code }) => (kind === 'page' ? [code] : [])));
  const faults = unfinishedFields(items.map(draftFieldOf), []).flatMap(({ code, reason }): SurveyFault[] =>
    isReason(reason) && !(reason === 'label_missing' && pages.has(code)) ? [{ code, reason }] : [],
  );
  for (const [at, item] of items.entries()) {
    const found: SurveyFaultReason[] = [];
    const rows = item.rows.map(({ value }) => value);
    if (special.includes(item.code)) found.push('code_form');
    if (item.kind === 'PIC' && anonymous) found.push('picture_anonymous');
    if (item.kind === 'matrix') {
      if (rows.length === 0 || rows.includes('') || item.rows.some(({ zh, en }) => zh === '' || en === ''))
        found.push('rows_missing');
      if (new Set(rows).size < rows.length) found.push('row_twice');
      if (rows.some((row) => /[|=]/.test(row))) found.push('row_sign');
    }
    if (item.lowest !== null && item.highest !== null && item.lowest > item.highest) found.push('range_order');
    if (conditionIsUnusable(items, item)) found.push('condition_value');
    const above = new Set(items.slice(0, at).flatMap((one) => (asks(one) ? [one.code] : [])));
    const texts = [item.label.zh, item.label.en, item.hint.zh, item.hint.en];
    if (texts.flatMap(pipedCodes).some((code) => !above.has(code))) found.push('piping_order');
    faults.push(...found.map((reason) => ({ code: item.code, reason })));
  }
  return faults;
}

/** A condition can depend on choices and scales only. */
function conditionIsUnusable(items: readonly SurveyItem[], { showWhen }: SurveyItem): boolean {
  return conditionsOf(showWhen).some((condition) => {
    const other = items.find(({ code }) => code === condition.code);
    return Boolean(other) && !['S', 'MS', 'DDL', 'rating', 'nps'].includes(other?.kind ?? '');
  });
}

/** All faults of a survey; empty: it can be published. */
export function surveyFaults(content: SurveyContent): SurveyFault[] {
  const { items, anonymous, audience, sessionId, accessCode, feedback, opensAt, closesAt } = content;
  const whole: SurveyFaultReason[] = [];
  if (!items.some(asks)) whole.push('survey_empty');
  if ((audience === 'session' || feedback) && sessionId === null) whole.push('session_missing');
  if (audience === 'code' && accessCode === '') whole.push('access_code_missing');
  if (opensAt === null) whole.push('opening_missing');
  if (opensAt !== null && closesAt !== null && Date.parse(opensAt) >= Date.parse(closesAt)) whole.push('times_order');
  return [...whole.map((reason) => ({ code: '', reason })), ...itemFaults(items, anonymous)];
}
