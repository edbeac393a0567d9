import { PickerField } from '@meetingapp/ui/pickers/PickerField.tsx';
import { useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { useDivisions } from './divisions.ts';
import type { FieldInputProps } from './field-input.ts';
import { PickerSheet } from './PickerSheet.tsx';

/** A city of the province chosen above; without a province it shows a hint. */
export function CityInput({ item, value, onChange, error, valid, province }: FieldInputProps) {
  const t = useT('registrationForm');
  const [open, setOpen] = useState(false);
  const { citiesOf, nameOf, shownOf } = useDivisions(open || value !== '');
  const cities = citiesOf(province);
  return (
    <>
      <PickerField
        label={item.cfgName}
        text={shownOf(value)}
        onOpen={() => setOpen(true)}
        disabled={province === ''}
        required={item.cfgNeedFl === '1'}
        hint={province === '' ? t('form.provinceFirst') : item.cfgHint || undefined}
        error={province === '' ? undefined : error}
        valid={valid}
      />
      <PickerSheet
        kind="search"
        open={open}
        onClose={() => setOpen(false)}
        title={item.cfgName}
        closeLabel={t('form.close')}
        options={cities}
        value={nameOf(value)}
        onChoose={onChange}
        searchLabel={t('form.search', { name: item.cfgName })}
        clearLabel={t('form.clear')}
        emptyText={t('form.noneFound')}
      />
    </>
  );
}
