import type { FieldItem, FieldValue } from '../field-item.ts';
import { optionsOf } from '../field-item.ts';

/** What all kinds share that hold one text. */
export const oneValue = {
  normalise: (value: FieldValue): string => (typeof value === 'string' ? value : (value?.[0] ?? '')).trim(),
  isEmpty: (value: string): boolean => value === '',
  toWire: (value: string): string => value,
};

export function checkOption(item: FieldItem, value: string): { reason: 'not_an_option' } | null {
  const options = optionsOf(item);
  return options.length === 0 || options.includes(value) ? null : { reason: 'not_an_option' };
}
