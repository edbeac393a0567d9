import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
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
/** A day typed in full, which counts at once; shorter forms may still be typed on. */
const WHOLE = /^\d{4}[-/]\d{2}[-/]\d{2}$/;
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
 * A day without a zone, chosen from a calendar or typed, shown alike in every browser. A day typed in full counts at once and closes the
 * calendar, which would cover what is below; a shorter form counts when the field is left. The calendar opens at the chosen day, otherwise
 * at the earliest that can be chosen, otherwise at the conference's first day.
 */
export function DayPicker({ label, value = '', onChange, required = false, min = '', ...control }: DayPickerProps) {
  const { onOpenChange, ...month } = useOpeningMonth(value, min);
  const [open, setOpen] = useState(false);
  const whole = useRef(false);
  const take = (target: EventTarget) => {
    const typed = target instanceof HTMLInputElement ? readTyped(target.value) : null;
    if (typed !== null && typed !== value && typed >= min) onChange?.(typed);
  };
  return (
    <span
      className="day-picker"
      // The picker would open its calendar for each key.
      onMouseDown={() => {
        whole.current = false;
      }}
      onChange={({ target }) => {
        whole.current = target instanceof HTMLInputElement && WHOLE.test(target.value.trim());
        if (!whole.current) return;
        take(target);
        setOpen(false);
      }}
    >
      <DatePicker
        {...control}
        {...month}
        open={open}
        onOpenChange={(next) => {
          if (next && whole.current) return;
          setOpen(next);
          onOpenChange(next);
        }}
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
        onBlur={({ target }) => take(target)}
      />
    </span>
  );
}
