import type { FieldDefinition, FieldValue } from '../field-definition.ts';
import { optionsOf } from '../field-definition.ts';

/** Shared by all kinds with a single text value. */
export const oneValue = {
  normalise: (value: FieldValue): string => (typeof value === 'string' ? value : (value?.[0] ?? '')).trim(),
  isEmpty: (value: string): boolean => value === '',
  toWire: (value: string): string => value,
};

export function checkOption(item: FieldDefinition, value: string): { reason: 'not_an_option' } | null {
  const options = optionsOf(item);
  return options.length === 0 || options.includes(value) ? null : { reason: 'not_an_option' };
}
