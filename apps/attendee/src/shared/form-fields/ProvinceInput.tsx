import { PickerField } from '@meetingapp/ui/pickers/PickerField.tsx';
import { useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { useDivisions } from './divisions.ts';
import type { FieldInputProps } from './field-input.ts';
import { PickerSheet } from './PickerSheet.tsx';

export function ProvinceInput({ item, value, onChange, onPlace, error, valid }: FieldInputProps) {
  const t = useT('registrationForm');
  const app = useT('app');
  const [open, setOpen] = useState(false);
  const { provinces, citiesOf, nameOf, shownOf, asking, failure, again } = useDivisions(open || value !== '');
  function choose(province: string) {
    const [only, another] = citiesOf(province);
    if (only && !another) onPlace({ province, city: only.value });
    else onChange(province);
  }
  return (
    <>
      <PickerField
        label={item.cfgName}
        text={shownOf(value)}
        onOpen={() => {
          if (failure) again();
          setOpen(true);
        }}
        required={item.cfgNeedFl === '1'}
        hint={failure ? t('form.dictionaryFailed') : item.cfgHint || undefined}
        error={error}
        valid={valid}
      />
      <PickerSheet
        kind="search"
        open={open}
        onClose={() => setOpen(false)}
        title={item.cfgName}
        closeLabel={t('form.close')}
        options={provinces}
        value={nameOf(value)}
        onChoose={choose}
        searchLabel={t('form.search', { name: item.cfgName })}
        clearLabel={t('form.clear')}
        emptyText={failure ? failure.msg : asking ? app('loading') : t('form.noneFound')}
      />
    </>
  );
}
