import { Input } from 'antd';
import { Labelled } from './Labelled.tsx';

interface LineProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  most?: number;
  fault?: string | undefined;
}

/** One line that is the same in both languages: an address, a number of a booth. */
export function Line({ label, value, onChange, most = 500, fault }: LineProps) {
  return (
    <Labelled label={label} fault={fault}>
      <Input
        aria-label={label}
        maxLength={most}
        value={value}
        {...(fault ? { status: 'error' as const, 'aria-invalid': true } : {})}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  );
}
