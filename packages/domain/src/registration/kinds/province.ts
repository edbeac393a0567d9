import type { FieldKindRules, FieldValue } from '../field-definition.ts';
import { oneValue } from './one-value.ts';
import { text } from './text.ts';
import { comma } from '../../punctuation.ts';

/** A province. Older answers have more after a comma; only the part before it is the province (V11). */
export const province: FieldKindRules = {
  ...oneValue,
  normalise: (value: FieldValue) => (oneValue.normalise(value).split(comma)[0] ?? '').trim(),
  hint: 'choose',
  check: (item, value, context) =>
    context.cityIn && !context.cityIn('', value) ? { reason: 'not_an_option' } : text.check(item, value, context),
};
