import { OptionList } from '../parts/OptionList.tsx';
import type { FieldPanelProps } from './field-panel.ts';

/** Single choice, as a list or as chips. */
export function ChoicePanel({ field, published, change, disabled }: FieldPanelProps) {
  return (
    <OptionList
      options={field.options}
      published={(published?.options ?? []).map(({ value }) => value)}
      disabled={disabled}
      onChange={(options) => change({ options }, 'options')}
    />
  );
}
