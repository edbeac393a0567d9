import type { FieldFault, FieldDefinition, FieldKindRules, FieldValue } from '../field-definition.ts';
import { optionsOf } from '../field-definition.ts';

/** Maximum number of choices (`cfgFormat`); null when not set. */
export function mostChoices({ cfgFormat }: Pick<FieldDefinition, 'cfgFormat'>): number | null {
  const most = /^[1-9]\d{0,3}$/.test(cfgFormat.trim()) ? Number(cfgFormat) : null;
  return most;
}

/** Several of the options; a list in the form, joined by | on the wire (V4). */
export const multiple: FieldKindRules<readonly string[]> = {
  normalise: (value: FieldValue) => {
    const parts = (typeof value === 'string' ? value.split('|') : (value ?? [])).map((part) => part.trim());
    return [...new Set(parts.filter((part) => part !== ''))];
  },
  isEmpty: (value) => value.length === 0,
  hint: 'choose',
  check: (item, value): FieldFault | null => {
    const most = mostChoices(item);
    if (most !== null && value.length > most) return { reason: 'too_many', limit: most };
    const options = optionsOf(item);
    const known = options.length === 0 || value.every((choice) => options.includes(choice));
    return known ? null : { reason: 'not_an_option' };
  },
  toWire: (value) => value.join('|'),
};
