import { DatePicker } from 'antd';
import { fromPicker, toPicker } from './zone.ts';

interface MomentPickerProps {
  label: string;
  /** ISO 8601 in UTC; null or empty: none. */
  at: string | null;
  change: (at: string | null) => void;
  /** A moment can be replaced, but not removed. */
  required?: boolean;
}

/** Day and time in the shown zone, chosen from a calendar or typed; `change` gets null when it was removed. */
export function MomentPicker({ label, at, change, required = false }: MomentPickerProps) {
  return (
    <DatePicker
      aria-label={label}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      allowClear={!required}
      value={at ? toPicker(at) : null}
      onChange={(moment) => {
        if (moment || !required) change(moment ? fromPicker(moment) : null);
      }}
    />
  );
}
