import { lengthOf } from '@meetingapp/domain/registration/kinds/long-text.ts';
import { Input } from 'antd';
import { own, type AnswerInputProps } from './answer-input.ts';

export function LongTextInput({ item, value = '', onChange, id }: AnswerInputProps) {
  return (
    <Input.TextArea
      {...own(id)}
      value={value}
      autoSize={{ minRows: 2, maxRows: 8 }}
      maxLength={lengthOf(item)}
      showCount
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
