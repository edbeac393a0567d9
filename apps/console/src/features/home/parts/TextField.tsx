import { Input } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  most?: number;
  fault?: string | undefined;
}

/** One line without translation: an address, a booth number. */
export function TextField({ label, value, onChange, most = 500, fault }: TextFieldProps) {
  return (
    <Field label={label} fault={fault}>
      <Input
        aria-label={label}
        maxLength={most}
        value={value}
        {...(fault ? { status: 'error' as const, 'aria-invalid': true } : {})}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
