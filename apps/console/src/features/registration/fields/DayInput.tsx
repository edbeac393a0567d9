import { firstYear, lastYear } from '@meetingapp/domain/registration/kinds/date.ts';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { own, type AnswerInputProps } from './answer-input.ts';

const dayOf = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayjs(value) : null);

export function DayInput({ value = '', onChange, id }: AnswerInputProps) {
  return (
    <DatePicker
      {...own(id)}
      className="wide"
      value={dayOf(value)}
      minDate={dayjs(`${firstYear}-01-01`)}
      maxDate={dayjs(`${lastYear}-12-31`)}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD') ?? '')}
    />
  );
}
