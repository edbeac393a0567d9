import type { FieldKindRules } from '../field-definition.ts';
import { text } from './text.ts';

/** A province. */
export const province: FieldKindRules = {
  hint: 'choose',
  check: (item, value, context) =>
    context.cityIn && !context.cityIn('', value) ? { reason: 'not_an_option' } : text.check(item, value, context),
};
