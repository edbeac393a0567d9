import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useOpeningMonth } from './use-opening-month.ts';

interface DayPickerProps {
  /** Name for assistive technology; absent where a form field names the control. */
  label?: string;
  /** The control's id; form fields set it. */
  id?: string;
  /** `2027-04-16`. Empty: none. */
  value?: string;
  onChange?: (value: string) => void;
  /** A day can be replaced, but not removed. */
  required?: boolean;
  disabled?: boolean;
  size?: 'small' | 'medium';
  /** The earliest day that can be chosen. */
  min?: string;
}

const SHOWN = 'YYYY-MM-DD';
const TYPED = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;

/** A typed day, as `2027-04-16`; null: none that exists. */
function readTyped(text: string): string | null {
  const parts = TYPED.exec(text.trim());
  if (!parts) return null;
  const [year, month, date] = parts.slice(1).map((part) => part.padStart(2, '0'));
  const day = `${year}-${month}-${date}`;
  return dayjs(day).format(SHOWN) === day ? day : null;
}

/**
 * A day without a zone, chosen from a calendar or typed, shown alike in every browser. What was typed counts as soon as the field is
 * left. The calendar opens at the chosen day, otherwise at the conference's first day.
 */
export function DayPicker({ label, value = '', onChange, required = false, min = '', ...control }: DayPickerProps) {
  const opening = useOpeningMonth(value, min);
  return (
    <DatePicker
      {...control}
      {...opening}
      aria-label={label}
      style={{ width: '100%' }}
      format={[SHOWN, 'YYYY-M-D', 'YYYY/M/D']}
      needConfirm={false}
      allowClear={!required}
      {...(min === '' ? {} : { minDate: dayjs(min) })}
      value={value === '' ? null : dayjs(value)}
      onChange={(day) => {
        if (day || !required) onChange?.(day ? day.format(SHOWN) : '');
      }}
      // The picker takes over what was typed a moment later: a click on Save would come before it.
      onBlur={({ target }) => {
        const typed = target instanceof HTMLInputElement ? readTyped(target.value) : null;
        if (typed !== null && typed !== value && typed >= min) onChange?.(typed);
      }}
    />
  );
}
