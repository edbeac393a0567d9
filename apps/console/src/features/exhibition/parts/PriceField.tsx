import { Input } from 'antd';
import { Field } from '../../../lib/forms/Field.tsx';

interface PriceFieldProps {
  label: string;
  /** As typed: `amountText` writes it and `fenOf` reads it. */
  value: string;
  fault: string | undefined;
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** An amount with its label and what is wrong with it. */
export function PriceField({ label, value, fault, disabled = false, onChange }: PriceFieldProps) {
  return (
    <Field label={label} fault={fault}>
      <Input
        aria-label={label}
        inputMode="decimal"
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
