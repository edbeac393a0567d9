import type { FieldKindRules } from '../field-item.ts';
import { oneValue } from './one-value.ts';
import { text } from './text.ts';

/** A city of the province chosen above it. */
export const city: FieldKindRules = {
  ...oneValue,
  hint: 'choose',
  check: (item, value, context) => {
    const { province, cityIn } = context;
    if (province !== '' && cityIn && !cityIn(value, province)) return { reason: 'city_of_province' };
    return text.check(item, value, context);
  },
};
