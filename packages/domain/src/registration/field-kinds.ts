import type { FieldDefinition, FieldKindRules, FieldValue } from './field-definition.ts';
import { autocomplete } from './kinds/autocomplete.ts';
import { city } from './kinds/city.ts';
import { consent } from './kinds/consent.ts';
import { date } from './kinds/date.ts';
import { dropdown } from './kinds/dropdown.ts';
import { file } from './kinds/file.ts';
import { longText } from './kinds/long-text.ts';
import { multiple } from './kinds/multiple.ts';
import { number } from './kinds/number.ts';
import { part } from './kinds/part.ts';
import { picture } from './kinds/picture.ts';
import { province } from './kinds/province.ts';
import { signature } from './kinds/signature.ts';
import { single } from './kinds/single.ts';
import { text } from './kinds/text.ts';

export type FieldKind =
  | 'text'
  | 'dropdown'
  | 'date'
  | 'single'
  | 'multiple'
  | 'province'
  | 'city'
  | 'picture'
  | 'autocomplete'
  | 'longText'
  | 'number'
  | 'consent'
  | 'signature'
  | 'file'
  | 'heading'
  | 'explanation'
  | 'page';

/** All kinds except `multiple` have a single text value. */
export const fieldKinds = {
  text,
  dropdown,
  date,
  single,
  multiple,
  province,
  city,
  picture,
  autocomplete,
  longText,
  number,
  consent,
  signature,
  file,
  heading: part,
  explanation: part,
  page: part,
} satisfies Record<Exclude<FieldKind, 'multiple'>, FieldKindRules> &
  Record<'multiple', FieldKindRules<readonly string[]>>;

const kindByType: Readonly<Record<FieldDefinition['cfgType'], FieldKind>> = {
  T: 'text',
  DDL: 'dropdown',
  DATE: 'date',
  S: 'single',
  MS: 'multiple',
  P: 'province',
  C: 'city',
  PIC: 'picture',
  AC: 'autocomplete',
  LT: 'longText',
  NUM: 'number',
  CON: 'consent',
  SIG: 'signature',
  FILE: 'file',
  H: 'heading',
  EXP: 'explanation',
  PAGE: 'page',
};

/** Parts of a form that have no answer. */
export const answerless = ['H', 'EXP', 'PAGE'] as const satisfies readonly FieldDefinition['cfgType'][];

/** True for a field that is answered; false for a heading, an explanation and a page break. */
export const hasAnswer = (type: FieldDefinition['cfgType']): boolean =>
  !(answerless as readonly FieldDefinition['cfgType'][]).includes(type);

const own: readonly FieldKind[] = ['picture', 'consent', 'signature', 'file'];

/** True for an answer that only the person can give: staff and lists may leave it out although it is required. */
export const isOwnAnswer = (item: Pick<FieldDefinition, 'cfgType' | 'cfgCode'>): boolean => own.includes(kindOf(item));

/** A text field with the code `code1844` is a picture; one with `company` has suggestions and is never a plain text field (V12). */
export function kindOf({ cfgType, cfgCode }: Pick<FieldDefinition, 'cfgType' | 'cfgCode'>): FieldKind {
  if (cfgType === 'T' && cfgCode === 'code1844') return 'picture';
  if (cfgType === 'T' && cfgCode === 'company') return 'autocomplete';
  return kindByType[cfgType];
}

/** The rules of a field, for values of any shape: each kind normalises its input first. */
export function rulesOf(item: Pick<FieldDefinition, 'cfgType' | 'cfgCode'>): FieldKindRules<FieldValue> {
  const kind = kindOf(item);
  return kind === 'multiple' ? widen(multiple) : widen(fieldKinds[kind]);
}

function widen<Value extends FieldValue>(rules: FieldKindRules<Value>): FieldKindRules<FieldValue> {
  return {
    ...rules,
    isEmpty: (value) => rules.isEmpty(rules.normalise(value)),
    check: (item, value, context) => rules.check(item, rules.normalise(value), context),
    toWire: (value) => rules.toWire(rules.normalise(value)),
  };
}

/** A field's value on the wire: multi-select joined by |. */
export const toWire = (item: FieldDefinition, value: FieldValue): string => rulesOf(item).toWire(value);

/** The form's value for a value of the wire. */
export const fromWire = (item: FieldDefinition, wire: string): FieldValue => rulesOf(item).normalise(wire);
