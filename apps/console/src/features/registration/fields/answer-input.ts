import type { FieldItem } from '@meetingapp/contract/registration.ts';

export interface AnswerInputProps {
  item: FieldItem;
  /** What is chosen in the province field above; empty where there is none. */
  province: string;
  /** As it is stored; given by the form. */
  value?: string;
  onChange?: (value: string) => void;
  id?: string;
}

export const optionsOf = ({ arrTmp, optionLabels }: FieldItem) =>
  arrTmp.map((value, at) => ({ value, label: optionLabels[at] ?? value }));

/** Given on only where it is there. */
export const own = (id: string | undefined) => (id === undefined ? {} : { id });
