import type { FieldFault, FieldDefinition, FieldKindRules } from '../field-definition.ts';
import { optionsOf } from '../field-definition.ts';

/** Maximum number of choices (`cfgFormat`); null when not set. */
export function mostChoices({ cfgFormat }: Pick<FieldDefinition, 'cfgFormat'>): number | null {
  const most = /^[1-9]\d{0,3}$/.test(cfgFormat.trim()) ? Number(cfgFormat) : null;
  return most;
}

/** Several of the options (V4). */
export const multiple: FieldKindRules<readonly string[]> = {
  hint: 'choose',
  check: (item, value): FieldFault | null => {
    const most = mostChoices(item);
    if (most !== null && value.length > most) return { reason: 'too_many', limit: most };
    const options = optionsOf(item);
    const known = options.length === 0 || value.every((choice) => options.includes(choice));
    return known ? null : { reason: 'not_an_option' };
  },
};
