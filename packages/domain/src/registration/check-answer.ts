import type { FieldContext, FieldDefinition, FieldFault, FieldValue } from './field-definition.ts';
import { hasAnswer } from './field-kinds.ts';
import { checkByKind } from './field-rules.ts';
import { valuesOf } from './field-values.ts';

/**
 * Validates one field, identically on the phone and on the server (V18). Null: valid. An empty value is a fault only where required
 * (V1, V2), even if a regex is set (V3).
 */
export function checkAnswer(item: FieldDefinition, entered: FieldValue, context: FieldContext): FieldFault | null {
  if (!hasAnswer(item.cfgType)) return null;
  const values = valuesOf(item);
  const value = values.normalise(entered);
  if (values.isEmpty(value)) return item.cfgNeedFl === '1' ? { reason: 'required' } : null;
  const fault = checkByKind(item, value, context);
  if (fault || item.cfgRegex === '' || context.matches(item.cfgRegex, values.toWire(value))) return fault;
  return { reason: item.cfgCode === 'phone' || item.cfgCode === 'email' ? item.cfgCode : 'pattern' };
}
