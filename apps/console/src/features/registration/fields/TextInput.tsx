import { Input } from 'antd';
import { own, type AnswerInputProps } from './answer-input.ts';

export function TextInput({ value = '', onChange, id }: AnswerInputProps) {
  return <Input {...own(id)} value={value} maxLength={1000} onChange={(event) => onChange?.(event.target.value)} />;
}
