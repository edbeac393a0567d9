import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { pickerDay } from './zone.ts';

/**
 * Props of a date picker whose calendar opens at the chosen day, otherwise at `near`, otherwise at the conference's first day. A default
 * value of the picker would hide the chosen day.
 */
export function useOpeningMonth(value: string, near = '') {
  const [shown, setShown] = useState<Dayjs>(() => dayjs(value || near || pickerDay.get()));
  return {
    pickerValue: shown,
    onPickerValueChange: (next: Dayjs) => setShown(next),
    onOpenChange: (open: boolean) => {
      if (open) setShown(dayjs(value || near || pickerDay.get()));
    },
  };
}
