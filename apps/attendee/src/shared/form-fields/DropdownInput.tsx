import { PickerField } from '@meetingapp/ui/pickers/PickerField.tsx';
import { useState } from 'react';
import { useT } from '../../lib/texts/texts.ts';
import { labelledOptions } from './field-input.ts';
import type { FieldInputProps } from './field-input.ts';
import { PickerSheet } from './PickerSheet.tsx';

/** Options above which the list is searchable; up to this number it is a wheel. */
const WHEEL_MOST = 20;

export function DropdownInput({ item, value, onChange, error, valid }: FieldInputProps) {
  const t = useT('registrationForm');
  const [open, setOpen] = useState(false);
  const options = labelledOptions(item);
  const text = options.find((option) => option.value === value)?.label ?? value;
  const prompt = t('field.choose', { name: item.cfgName });
  const frame = { open, onClose: () => setOpen(false), title: item.cfgName, options, value };
  return (
    <>
      <PickerField
        label={text ? item.cfgName : prompt}
        text={text}
        onOpen={() => setOpen(true)}
        required={item.cfgNeedFl === '1'}
        hint={item.cfgHint || undefined}
        error={error}
        valid={valid}
      />
      {options.length > WHEEL_MOST ? (
        <PickerSheet
          kind="search"
          {...frame}
          closeLabel={t('form.close')}
          onChoose={onChange}
          searchLabel={t('form.search', { name: item.cfgName })}
          clearLabel={t('form.clear')}
          emptyText={t('form.noneFound')}
        />
      ) : (
        <PickerSheet
          kind="wheel"
          {...frame}
          closeLabel={t('form.cancel')}
          confirmLabel={t('form.done')}
          onConfirm={onChange}
        />
      )}
    </>
  );
}
