import type { FieldContext, FieldFault, FieldItem, FieldValue } from './field-item.ts';
import { rulesOf } from './field-kinds.ts';
import { matchesPattern } from './safe-pattern.ts';

const nothingKnown: FieldContext = { province: '' };

/**
 * Whether a field may stand as it is; the same on the phone and on the server (V18). Null: nothing is wrong.
 * Nothing entered is wrong only where something is required (V1, V2), also where a regex is set (V3).
 */
export function checkField(
  item: FieldItem,
  entered: FieldValue,
  context: FieldContext = nothingKnown,
): FieldFault | null {
  const rules = rulesOf(item);
  const value = rules.normalise(entered);
  if (rules.isEmpty(value)) return item.cfgNeedFl === '1' ? { reason: 'required' } : null;
  const fault = rules.check(item, value, context);
  if (fault || item.cfgRegex === '' || matchesPattern(item.cfgRegex, rules.toWire(value))) return fault;
  return { reason: item.cfgCode === 'phone' || item.cfgCode === 'email' ? item.cfgCode : 'pattern' };
}
