import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useOpeningMonth } from './use-opening-month.ts';

export interface ClockPickerProps {
  /** Name for assistive technology; absent where a form field names the control. */
  label?: string;
  /** The control's id; form fields set it. */
  id?: string;
  /** Local day and time: `2027-04-16T09:30`. Empty: none. */
  value?: string;
  onChange?: (value: string) => void;
  /** A time can be replaced, but not removed. */
  required?: boolean;
  disabled?: boolean;
  size?: 'small' | 'medium';
}

const SHOWN = 'YYYY-MM-DD HH:mm';
const TYPED = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2}) (\d{1,2}):(\d{1,2})$/;

/** A typed day and time, as `2027-04-16T09:30`; null: none that exists. */
function readTyped(text: string): string | null {
  const parts = TYPED.exec(text.trim());
  if (!parts) return null;
  const [year, month, day, hour, minute] = parts.slice(1).map((part) => part.padStart(2, '0'));
  const clock = `${year}-${month}-${day}T${hour}:${minute}`;
  return dayjs(clock).format('YYYY-MM-DDTHH:mm') === clock ? clock : null;
}

/** Day and time without a zone, chosen from a calendar or typed. What was typed counts as soon as the field is left. The calendar opens at the conference's first day. */
export function ClockPicker({ label, value = '', onChange, required = false, ...control }: ClockPickerProps) {
  const opening = useOpeningMonth(value);
  return (
    <DatePicker
      {...control}
      {...opening}
      aria-label={label}

      showTime={{ format: 'HH:mm' }}
      format={[SHOWN, 'YYYY-M-D H:m', 'YYYY/M/D H:m']}
      needConfirm={false}
      allowClear={!required}
      value={value === '' ? null : dayjs(value)}
      onChange={(moment) => {
        if (moment || !required) onChange?.(moment ? moment.format('YYYY-MM-DDTHH:mm') : '');
      }}
      // The picker takes over what was typed a moment later: a click on Save would come before it.
      onBlur={({ target }) => {
        const typed = target instanceof HTMLInputElement ? readTyped(target.value) : null;
        if (typed !== null && typed !== value) onChange?.(typed);
      }}
    />
  );
}
