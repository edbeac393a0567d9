import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import type { FieldContext, FieldDefinition, FieldFault, FieldValue, FormFacts } from './field-definition.ts';
import { hasAnswer, rulesOf } from './field-kinds.ts';
import { contextOf, valueOf, visibleFields, type FormValues } from './flow-settings.ts';
import { matchesPattern } from './safe-pattern.ts';

const nothingKnown: FieldContext = { province: '', today: '' };

export interface FormFault extends FieldFault {
  /** The field's code. */
  field: string;
}

/** All faults of a form, in its order; hidden fields are not validated. */
export function checkForm(
  items: readonly FieldDefinition[],
  values: FormValues,
  flow: FlowSettings,
  facts: FormFacts,
): FormFault[] {
  return visibleFields(items, flow, values).flatMap((item) => {
    const fault = checkField(item, valueOf(values, item.cfgCode), contextOf(items, item, values, facts));
    return fault ? [{ field: item.cfgCode, ...fault }] : [];
  });
}

/**
 * Validates one field, identically on the phone and on the server (V18). Null: valid. An empty value is a fault only where required
 * (V1, V2), even if a regex is set (V3).
 */
export function checkField(
  item: FieldDefinition,
  entered: FieldValue,
  context: FieldContext = nothingKnown,
): FieldFault | null {
  if (!hasAnswer(item.cfgType)) return null;
  const rules = rulesOf(item);
  const value = rules.normalise(entered);
  if (rules.isEmpty(value)) return item.cfgNeedFl === '1' ? { reason: 'required' } : null;
  const fault = rules.check(item, value, context);
  if (fault || item.cfgRegex === '' || matchesPattern(item.cfgRegex, rules.toWire(value))) return fault;
  return { reason: item.cfgCode === 'phone' || item.cfgCode === 'email' ? item.cfgCode : 'pattern' };
}
