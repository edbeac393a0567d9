import { DatePicker } from 'antd';
import dayjs from 'dayjs';

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

/** Day and time without a zone, chosen from a calendar or typed. What was typed counts as soon as the field is left. */
export function ClockPicker({ label, value = '', onChange, required = false, ...control }: ClockPickerProps) {
  return (
    <DatePicker
      {...control}
      aria-label={label}

      showTime={{ format: 'HH:mm' }}
      format={[SHOWN, 'YYYY-M-D H:m', 'YYYY/M/D H:m']}
      needConfirm={false}
      allowClear={!required}
      value={value === '' ? null : dayjs(value)}
      onChange={(moment) => {
        if (moment || !required) onChange?.(moment ? moment.format('YYYY-MM-DDTHH:mm') : '');
      }}
    />
  );
}
