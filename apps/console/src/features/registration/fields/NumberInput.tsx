import { Input } from 'antd';
import { own, type AnswerInputProps } from './answer-input.ts';

export function NumberInput({ item, value = '', onChange, id }: AnswerInputProps) {
  return (
    <Input
      {...own(id)}
      value={value}
      maxLength={16}
      inputMode="decimal"
      suffix={item.cfgSettings?.unit}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
