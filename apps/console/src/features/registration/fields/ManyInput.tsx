import { mostChoices } from '@meetingapp/domain/registration/kinds/multiple.ts';
import { Select } from 'antd';
import { optionsOf, own, type AnswerInputProps } from './answer-input.ts';

export function ManyInput({ item, value = '', onChange, id }: AnswerInputProps) {
  return (
    <Select
      {...own(id)}
      mode="multiple"
      allowClear
      value={value === '' ? [] : value.split('|')}
      maxCount={mostChoices(item) ?? item.arrTmp.length}
      options={optionsOf(item)}
      onChange={(chosen: string[]) => onChange?.(chosen.join('|'))}
    />
  );
}
