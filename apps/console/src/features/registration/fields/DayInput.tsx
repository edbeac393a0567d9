import { dateLimits } from '@meetingapp/domain/registration/kinds/date.ts';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { toClock } from '../../../lib/time/zone.ts';
import { own, type AnswerInputProps } from './answer-input.ts';

const dayOf = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayjs(value) : null);

export function DayInput({ item, value = '', onChange, id }: AnswerInputProps) {
  const { first, last } = dateLimits(item.cfgFormat, toClock(new Date().toISOString()).slice(0, 10));
  return (
    <DatePicker
      {...own(id)}
      className="wide"
      value={dayOf(value)}
      minDate={dayjs(first)}
      maxDate={dayjs(last)}
      onChange={(day) => onChange?.(day?.format('YYYY-MM-DD') ?? '')}
    />
  );
}
