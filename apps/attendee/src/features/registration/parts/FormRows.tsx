import type { FieldItem } from '@meetingapp/contract/registration.ts';
import { rowsOf } from '../view.ts';
import { FormField } from './FormField.tsx';
import type { Form } from './use-form.ts';

/** The fields in their order, a province and its city side by side. */
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
