import { InputNumber } from 'antd';

interface CreditInputProps {
  label: string;
  /** Hundredths; null: no value. */
  value: number | null;
  change: (value: number | null) => void;
  disabled: boolean;
  placeholder?: string | undefined;
}

/** Credits with up to two decimals, kept as whole hundredths. */
export function CreditInput({ label, value, change, disabled, placeholder }: CreditInputProps) {
  return (
    <InputNumber<number>
      size="small"
      aria-label={label}
      value={value === null ? null : value / 100}
      min={0}
      max={1000}
      step={0.25}
      disabled={disabled}
      {...(placeholder === undefined ? {} : { placeholder })}
      onChange={(typed) => change(typed === null ? null : Math.round(typed * 100))}
    />
  );
}
