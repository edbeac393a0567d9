import { dateLimits } from '@meetingapp/domain/registration/kinds/date.ts';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { toClock } from '../../../lib/time/zone.ts';
import { own, type AnswerInputProps } from './answer-input.ts';

const dayOf = (value: string) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? dayjs(value) : null);

export function DayInput({ item, value = '', onChange, id }: AnswerInputProps) {
  const [today] = useState(() => toClock(new Date().toISOString()).slice(0, 10));
  const { first, last } = dateLimits(item.cfgFormat, today);
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
