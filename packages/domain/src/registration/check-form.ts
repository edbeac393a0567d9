import type { FlowSettings } from '@meetingapp/contract/registration.ts';
import { checkField } from './check-field.ts';
import type { CityIn, FieldFault, FieldItem } from './field-item.ts';
import { contextOf, valueOf, visibleFields, type FormValues } from './flow-settings.ts';

export interface FormFault extends FieldFault {
  /** The field's code. */
  field: string;
}

/** Everything that is wrong in a form, in its order; fields that are not shown are not asked for. */
export function checkForm(
  items: readonly FieldItem[],
  values: FormValues,
  flow: FlowSettings,
  cityIn?: CityIn,
): FormFault[] {
  return visibleFields(items, flow, values).flatMap((item) => {
    const fault = checkField(item, valueOf(values, item.cfgCode), contextOf(items, item, values, cityIn));
    return fault ? [{ field: item.cfgCode, ...fault }] : [];
  });
}
