import type { FieldDefinition } from './field-definition.ts';

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
