import type { FormField, NeededField } from '@meetingapp/contract/forms.ts';
import { hasAnswer, kindOf, type FieldKind } from '../registration/field-kinds.ts';
import { longestLongText } from '../registration/kinds/long-text.ts';
import { isHeld } from '../registration/kinds/number.ts';
import { mostChoices } from '../registration/kinds/multiple.ts';
import { checkField } from '../registration/check-form.ts';
import { conditionsOf, type Condition } from '../registration/conditions.ts';
import { canBeMatched } from '../registration/pattern/can-match.ts';
import { checkPattern } from '../registration/safe-pattern.ts';
import { sameValue } from './differences.ts';
import { definitionOf } from './form-item.ts';
import { identifies, isContact } from './needed-fields.ts';

export type DraftFaultReason =
  | 'form_empty'
  | 'field_needed'
  | 'field_asked_by_fee'
  | 'contact_needed'
  | 'code_form'
  | 'code_twice'
  | 'code_kind'
  | 'label_missing'
  | 'label_unnamed'
  | 'english_missing'
  | 'options_missing'
  | 'option_twice'
  | 'option_bar'
  | 'most_choices'
  | 'pattern_syntax'
  | 'pattern_unsupported'
  | 'pattern_too_large'
  | 'pattern_impossible'
  | 'condition_unknown'
  | 'condition_order'
  | 'condition_value'
  | 'province_missing'
  | 'number_limits'
  | 'length_limit'
  | 'text_missing'
  | 'version_missing'
  | 'version_same';

/** A fault that prevents publishing a draft. `code` is the field's, empty when it concerns the whole form. */
export interface DraftFault {
  code: string;
  reason: DraftFaultReason;
}

/** Keys of the calls and of fee rules, which cannot be field codes. */
const reserved: readonly string[] = ['regid', 'uid', 'cid', 'cfgid', 'src', 'sub_cid', 'branch', 'member', 'group'];

const kindOfField = ({ kind, code }: Pick<FormField, 'kind' | 'code'>): FieldKind =>
  kindOf({ cfgType: kind, cfgCode: code });

/** Fields with a list of options to choose from. */
export const hasOptions = (field: Pick<FormField, 'kind' | 'code'>): boolean =>
  (['dropdown', 'single', 'multiple'] as readonly FieldKind[]).includes(kindOfField(field));

/** Fields with typed answers, which a pattern can validate. */
export const hasPattern = (field: Pick<FormField, 'kind' | 'code'>): boolean =>
  (['text', 'autocomplete'] as readonly FieldKind[]).includes(kindOfField(field));

/**
 * All faults, in the form's order. Empty: the draft can be published. `unnamed`: the names that the builder gives to a new field, in
 * both languages; a field that still has one has no name of its own. `published`: the fields of all earlier versions, from which a
 * consent with another text has to differ in its version.
 */
export function checkDraft(
  fields: readonly FormField[],
  needed: readonly NeededField[],
  unnamed: readonly string[],
  published: readonly FormField[] = [],
): DraftFault[] {
  if (!fields.some(({ kind }) => hasAnswer(kind))) return [{ code: '', reason: 'form_empty' }];
  return [
    ...missingFields(fields, needed),
    ...unfinishedFields(fields, unnamed),
    ...fields.flatMap((field): DraftFault[] =>
      isSameVersion(field, published) ? [{ code: field.code, reason: 'version_same' }] : [],
    ),
  ];
}

/** Faults of single fields. */
export const unfinishedFields = (fields: readonly FormField[], unnamed: readonly string[]): DraftFault[] =>
  fields.flatMap((field, at) => fieldFaults(fields, field, at, unnamed));

function missingFields(fields: readonly FormField[], needed: readonly NeededField[]): DraftFault[] {
  const missing = needed.filter(({ code }) => !fields.some((field) => field.code === code));
  const faults = missing.map(({ code, why }): DraftFault => ({
    code,
    reason: why === 'fee' ? 'field_asked_by_fee' : 'field_needed',
  }));
  const hasContact = !identifies(needed) || fields.some(({ code }) => isContact(code));
  return hasContact ? faults : [...faults, { code: '', reason: 'contact_needed' }];
}

function fieldFaults(
  fields: readonly FormField[],
  field: FormField,
  at: number,
  unnamed: readonly string[],
): DraftFault[] {
  const above = fields.slice(0, at);
  const reasons = [
    codeFault(field, above),
    ...textFaults(field, unnamed),
    ...(hasOptions(field) ? optionFaults(field) : []),
    patternFault(field.pattern),
    conditionFault(fields, field, above),
    settingsFault(field),
    kindOfField(field) === 'city' && !above.some((one) => kindOfField(one) === 'province') ? 'province_missing' : null,
  ] as const;
  return reasons.flatMap((reason) => (reason === null ? [] : [{ code: field.code, reason }]));
}

function codeFault({ code, kind }: FormField, above: readonly FormField[]): DraftFaultReason | null {
  if (!/^[A-Za-z]\w{0,39}$/.test(code) || reserved.includes(code)) return 'code_form';
  if (above.some((other) => other.code === code)) return 'code_twice';
  // Name and contact fields must be typed text.
  return (code === 'name' || isContact(code)) && kind !== 'T' ? 'code_kind' : null;
}

const empty = { zh: '', en: '' };

function textFaults({ label, hint, options, settings }: FormField, unnamed: readonly string[]): DraftFaultReason[] {
  if (label.zh.trim() === '') return ['label_missing'];
  if ([label.zh, label.en].some((name) => unnamed.includes(name.trim()))) return ['label_unnamed'];
  const texts = [label, hint, ...options, settings?.unit ?? empty, settings?.text ?? empty];
  return texts.some(({ zh, en }) => zh.trim() !== '' && en.trim() === '') ? ['english_missing'] : [];
}

function optionFaults(field: FormField): DraftFaultReason[] {
  const values = field.options.map(({ value }) => value.trim());
  const faults: DraftFaultReason[] = [];
  if (values.length === 0 || values.includes('') || field.options.some(({ zh }) => zh.trim() === ''))
    faults.push('options_missing');
  if (new Set(values).size < values.length) faults.push('option_twice');
  // Separates the stored choices of a multi-select.
  if (values.some((value) => value.includes('|'))) faults.push('option_bar');
  if (
    kindOfField(field) === 'multiple' &&
    field.format.trim() !== '' &&
    mostChoices({ cfgFormat: field.format }) === null
  )
    faults.push('most_choices');
  return faults;
}

/** Why a pattern cannot be used: invalid, prone to catastrophic backtracking on a phone, or matched by no answer at all. */
export function patternFault(pattern: string): DraftFaultReason | null {
  if (pattern === '') return null;
  const checked = checkPattern(pattern);
  if (!checked.ok) return `pattern_${checked.reason}`;
  return canBeMatched(pattern) ? null : 'pattern_impossible';
}

/** Fields whose answer can be the condition of another: those with an answer that people choose or type alike. */
export const canBeCondition = ({ kind }: Pick<FormField, 'kind'>): boolean =>
  hasAnswer(kind) && !['LT', 'SIG', 'PIC', 'FILE'].includes(kind);

/** What a field of its kind lacks besides texts and options. */
function settingsFault({ kind, settings = {} }: FormField): DraftFaultReason | null {
  const { least, most, step, text, version } = settings;
  const hasText = (text?.zh ?? '').trim() !== '';
  if (kind === 'NUM') {
    const numbers = [least, most, step].filter((one) => one !== undefined);
    const ordered = least === undefined || most === undefined || least <= most;
    return ordered && numbers.every(isHeld) && (step === undefined || step > 0) ? null : 'number_limits';
  }
  if (kind === 'LT')
    return most === undefined || (Number.isInteger(most) && most >= 1 && most <= longestLongText)
      ? null
      : 'length_limit';
  if (kind === 'EXP') return hasText ? null : 'text_missing';
  if (kind !== 'CON') return null;
  if (!hasText) return 'text_missing';
  return (version ?? '').trim() === '' || version?.includes('|') ? 'version_missing' : null;
}

/** True for a consent with the version of an earlier one, but another text: what people consented to would be unclear. */
const isSameVersion = ({ code, kind, settings }: FormField, published: readonly FormField[]): boolean =>
  kind === 'CON' &&
  published.some(
    (one) =>
      one.kind === 'CON' &&
      one.code === code &&
      one.settings?.version === settings?.version &&
      !sameValue(one.settings?.text, settings?.text),
  );

/** The first fault of a field's conditions. */
function conditionFault(
  fields: readonly FormField[],
  { code, showWhen }: FormField,
  above: readonly FormField[],
): DraftFaultReason | null {
  const faults = conditionsOf(showWhen).map((condition) => faultOfCondition(fields, code, condition, above));
  return faults.find((fault) => fault !== null) ?? null;
}

function faultOfCondition(
  fields: readonly FormField[],
  code: string,
  condition: Condition,
  above: readonly FormField[],
): DraftFaultReason | null {
  const other = fields.find((one) => one.code === condition.code);
  if (!other || other.code === code || !canBeCondition(other)) return 'condition_unknown';
  if (!above.includes(other)) return 'condition_order';
  const definition = definitionOf(other);
  const known = hasOptions(other) ? other.options.map(({ value }) => value) : null;
  const givable = (value: string) => checkField(definition, value) === null;
  const usable =
    condition.oneOf.length > 0 &&
    condition.oneOf.every((value) => value.trim() !== '' && (known === null ? givable(value) : known.includes(value)));
  return usable ? null : 'condition_value';
}
