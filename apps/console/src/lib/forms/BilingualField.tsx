import { BilingualInput, type BilingualInputProps } from './BilingualInput.tsx';
import { BilingualText } from './BilingualText.tsx';
import { Field, type FieldProps } from './Field.tsx';

type BilingualFieldProps = Omit<BilingualInputProps, 'id'> &
  Pick<FieldProps, 'wide' | 'hint' | 'fault'> & {
    /** Allows headings, lists and pictures. */
    rich?: boolean;
  };

/** A text in both languages under its label. */
export function BilingualField({ wide = false, hint, fault, rich = false, ...input }: BilingualFieldProps) {
  const { label, value, onChange, disabled } = input;
  return (
    <Field label={label} wide={wide} hint={hint} fault={fault}>
      {rich ? (
        <BilingualText
          label={label}
          low
          {...(value && { value })}
          {...(onChange && { onChange })}
          {...(disabled !== undefined && { disabled })}
        />
      ) : (
        <BilingualInput {...input} />
      )}
    </Field>
  );
}
