import './form.css';
import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import { kindOf } from '@meetingapp/domain/registration/field-kinds.ts';
import { fieldInputs } from './field-inputs.ts';
import { rowsOf } from './form-view.ts';
import type { Form } from './use-form.ts';

/** The fields in order, a province and its city side by side. */
export function FormRows({ fields, form }: { fields: readonly FieldItem[]; form: Form }) {
  return rowsOf(fields).map((row) =>
    Array.isArray(row) ? (
      <div className="pair" key={row[0].cfgCode}>
        <FormField item={row[0]} form={form} />
        <FormField item={row[1]} form={form} />
      </div>
    ) : (
      <FormField key={row.cfgCode} item={row} form={form} />
    ),
  );
}

/** One field of the form, of any kind. */
function FormField({ item, form }: { item: FieldItem; form: Form }) {
  const Input = fieldInputs[kindOf(item)];
  const code = item.cfgCode;
  return (
    <Input
      item={item}
      value={form.answers[code] ?? ''}
      onChange={(value) => form.edit(code, value)}
      onPlace={(place) => form.fill(code, place)}
      onLeave={() => form.leave(code)}
      error={form.errorOf(code)}
      valid={form.isValid(code)}
      province={form.provinceOf(code)}
    />
  );
}
