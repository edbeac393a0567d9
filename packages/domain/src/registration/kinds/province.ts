import type { FieldKindRules, FieldValue } from '../field-item.ts';
import { oneValue } from './one-value.ts';
import { text } from './text.ts';

/** A province. Old answers carry more after a comma; only the part before it is the province (V11). */
export const province: FieldKindRules = {
  ...oneValue,
  normalise: (value: FieldValue) => (oneValue.normalise(value).split(/[,，]/)[0] ?? '').trim(),
  hint: 'choose',
  check: text.check,
};
