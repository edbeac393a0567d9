import { Select } from 'antd';
import { optionsOf, own, type AnswerInputProps } from './answer-input.ts';

export function OneInput({ item, value = '', onChange, id }: AnswerInputProps) {
  return (
    <Select
      {...own(id)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      value={value || null}
      options={optionsOf(item)}
      onChange={(next: string | null) => onChange?.(next ?? '')}
    />
  );
}
