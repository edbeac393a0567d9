import { addDays } from '@meetingapp/domain/plain-date.ts';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { DaySpan } from '../../../lib/lists/use-open-row.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shownToday } from '../../../lib/time/zone.ts';

interface DaySpanPickerProps {
  /** Name for assistive technology; absent where a form field names the control. */
  label?: string;
  /** The control's id; form fields set it. */
  id?: string;
  value?: DaySpan;
  onChange?: (span: DaySpan) => void;
  width?: number | string;
}

const WEEK = 7;
const SHOWN = 'YYYY-MM-DD';
const picked = (day: string | null) => (day === null ? null : dayjs(day));

/** First and last day of a filter, both included; either may stay open. The usual spans end today in the conference's zone. */
export function DaySpanPicker({ label, value, onChange, width = 248, ...control }: DaySpanPickerProps) {
  const t = useT('ordersConsole');
  const today = shownToday();
  const yesterday = addDays(today, -1);
  const spans: [string, string, string][] = [
    [t('spans.today'), today, today],
    [t('spans.yesterday'), yesterday, yesterday],
    [t('spans.week'), addDays(today, 1 - WEEK), today],
    [t('spans.month'), `${today.slice(0, 8)}01`, today],
  ];
  return (
    <DatePicker.RangePicker
      {...control}
      {...(label === undefined ? {} : { 'aria-label': label })}
      style={{ width }}
      allowEmpty={[true, true]}
      format={[SHOWN, 'YYYY-M-D', 'YYYY/M/D']}
      placeholder={[t('spans.from'), t('spans.until')]}
      presets={spans.map(([name, from, until]): { label: string; value: [Dayjs, Dayjs] } => ({
        label: name,
        value: [dayjs(from), dayjs(until)],
      }))}
      value={value === undefined ? null : [picked(value.from), picked(value.until)]}
      onChange={(range) =>
        onChange?.({ from: range?.[0]?.format(SHOWN) ?? null, until: range?.[1]?.format(SHOWN) ?? null })
      }
    />
  );
}
