import { dateLimits, dateToShow } from '@meetingapp/domain/registration/kinds/date.ts';
import { calendar } from '@meetingapp/ui/icons/icons.ts';
import { PickerField } from '@meetingapp/ui/pickers/PickerField.tsx';
import { useState } from 'react';
import { dayText, monthName, weekday } from '../../lib/time/dates.ts';
import { useLanguage } from '../../lib/texts/language.ts';
import { today } from '../../lib/time/today.ts';
import { useT } from '../../lib/texts/texts.ts';
import type { FieldInputProps } from './field-input.ts';
import { PickerSheet } from './PickerSheet.tsx';

/** Year, month and day in the range of the field; opens at a likely day, which is today without a setting (V10). */
export function DateInput({ item, value, onChange, error, valid }: FieldInputProps) {
  const t = useT('registrationForm');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const limits = dateLimits(item.cfgFormat, today());
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  const text = isDay ? `${dayText(value, language)}  ${weekday(value, language)}` : value;
  return (
    <>
      <PickerField
        label={value ? item.cfgName : t('field.choose', { name: item.cfgName })}
        text={text}
        icon={calendar}
        onOpen={() => setOpen(true)}
        required={item.cfgNeedFl === '1'}
        hint={item.cfgHint || undefined}
        error={error}
        valid={valid}
      />
      <PickerSheet
        kind="date"
        open={open}
        onClose={() => setOpen(false)}
        title={item.cfgName}
        closeLabel={t('form.cancel')}
        confirmLabel={t('form.done')}
        value={isDay ? value : ''}
        today={dateToShow(item.cfgFormat, '', today())}
        min={limits.first}
        max={limits.last}
        words={{
          year: (year) => t('form.yearOf', { year }),
          month: (month) => monthName(month, language),
          day: (day) => t('form.dayOf', { day }),
          yearLabel: t('form.year'),
          typeYear: t('form.typeYear'),
          monthLabel: t('form.month'),
          dayLabel: t('form.day'),
        }}
        onConfirm={onChange}
      />
    </>
  );
}
