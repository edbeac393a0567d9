import type { FieldKindRules } from '../field-definition.ts';
import { text } from './text.ts';

/** A city of the province chosen in the field above. */
export const city: FieldKindRules = {
  hint: 'choose',
  check: (item, value, context) => {
    const { province, cityIn } = context;
    // Of an unknown province only the province is refused.
    if (cityIn?.('', province) && !cityIn(value, province)) return { reason: 'city_of_province' };
    return text.check(item, value, context);
  },
};
