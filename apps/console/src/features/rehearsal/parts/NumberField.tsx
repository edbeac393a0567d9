import { InputNumber } from 'antd';

interface NumberFieldProps {
  name: string;
  /** Of what it is, for its accessible name. */
  of: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  off?: boolean;
  set: (value: number) => void;
}

/** A small whole number with its name above. */
export function NumberField({ name, of, value, least, most, step = 1, off = false, set }: NumberFieldProps) {
  return (
    <label className="reh-number">
      <span aria-hidden="true">{name}</span>
      <InputNumber
        size="small"
        aria-label={`${of} · ${name}`}
        value={value}
        min={least}
        max={most}
        step={step}
        disabled={off}
        precision={0}
        onChange={(next) => next !== null && set(next)}
      />
    </label>
  );
}
