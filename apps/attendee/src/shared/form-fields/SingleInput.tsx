import { Chips } from '@meetingapp/ui/forms/Chips.tsx';
import { labelledOptions } from './field-input.ts';
import type { FieldInputProps } from './field-input.ts';

export function SingleInput({ item, value, onChange, error }: FieldInputProps) {
  return (
    <Chips
      legend={item.cfgName}
      options={labelledOptions(item)}
      value={value}
      onChange={onChange}
      required={item.cfgNeedFl === '1'}
      hint={item.cfgHint || undefined}
      error={error}
    />
  );
}
