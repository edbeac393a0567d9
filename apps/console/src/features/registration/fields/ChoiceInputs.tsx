import { mostChoices } from '@meetingapp/domain/registration/kinds/multiple.ts';
import { Input, Radio, Select } from 'antd';
import { optionsOf, own, type AnswerInputProps } from './answer-input.ts';

/** So few options stand side by side. */
const FEW = 4;

export function TextInput({ value = '', onChange, id }: AnswerInputProps) {
  return <Input {...own(id)} value={value} maxLength={1000} onChange={(event) => onChange?.(event.target.value)} />;
}

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

export function SingleInput(props: AnswerInputProps) {
  const { item, value = '', onChange, id } = props;
  if (item.arrTmp.length > FEW) return <OneInput {...props} />;
  return (
    <Radio.Group
      {...own(id)}
      value={value}
      options={optionsOf(item)}
      onChange={(event) => onChange?.(String(event.target.value))}
    />
  );
}

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
