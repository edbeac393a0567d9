import type { FieldItem } from '@meetingapp/contract/registration.ts';
import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { fieldInputs } from '../fields/field-inputs.ts';
import type { Form } from './use-form.ts';

/** One field of the form, whatever its kind. */
export function FormField({ item, form }: { item: FieldItem; form: Form }) {
  const Input = fieldInputs[kindOf(item)];
  const code = item.cfgCode;
  return (
    <Input
      item={item}
      value={form.answers[code] ?? ''}
      onChange={(value) => form.edit(code, value)}
      onLeave={() => form.leave(code)}
      error={form.errorOf(code)}
      valid={form.isValid(code)}
      province={form.provinceOf(code)}
    />
  );
}
