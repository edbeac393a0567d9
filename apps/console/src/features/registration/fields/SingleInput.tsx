import { Radio } from 'antd';
import { optionsOf, own, type AnswerInputProps } from './answer-input.ts';
import { OneInput } from './OneInput.tsx';

/** Up to this number of options are shown side by side. */
const FEW = 4;

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
