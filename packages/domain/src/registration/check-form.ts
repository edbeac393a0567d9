import type { FlowSettings } from '@meetingapp/contract/registration/wizard.ts';
import { checkAnswer } from './check-answer.ts';
import type { FieldContext, FieldDefinition, FieldFault, FieldValue, FormFacts } from './field-definition.ts';
import { contextOf, valueOf, visibleFields, type FormValues } from './flow-settings.ts';
import { matchesPattern } from './safe-pattern.ts';

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

/** Validates one field with its pattern; see `checkAnswer`. */
export const checkField = (
  item: FieldDefinition,
  entered: FieldValue,
  context: Omit<FieldContext, 'matches'> = { province: '', today: '' },
): FieldFault | null => checkAnswer(item, entered, { ...context, matches: matchesPattern });
