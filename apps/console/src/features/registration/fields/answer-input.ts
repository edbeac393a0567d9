import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';

export interface AnswerInputProps {
  item: FieldItem;
  /** Value of the province field above; empty when there is none. */
  province: string;
  /** Stored value, passed by the form. */
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
}

export const optionsOf = ({ arrTmp, optionLabels }: FieldItem) =>
  arrTmp.map((value, at) => ({ value, label: optionLabels[at] ?? value }));

/** Props with the id; empty when it is undefined. */
export const own = (id: string | undefined) => (id === undefined ? {} : { id });
