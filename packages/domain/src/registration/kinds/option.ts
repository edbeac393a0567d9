import type { FieldDefinition } from '../field-definition.ts';
import { optionsOf } from '../field-definition.ts';

/** Shared by the kinds with one choice. */
export function checkOption(item: FieldDefinition, value: string): { reason: 'not_an_option' } | null {
  const options = optionsOf(item);
  return options.length === 0 || options.includes(value) ? null : { reason: 'not_an_option' };
}
