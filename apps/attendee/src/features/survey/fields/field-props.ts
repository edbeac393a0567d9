import type { ShownItem } from '@meetingapp/contract/survey/survey.ts';

/** Props of the input of a question. */
export interface FieldProps {
  item: ShownItem;
  value: string;
  /** Id of the element that names the question. */
  labelledBy: string;
  /** Set only after submitting or after leaving the question. */
  error: string | undefined;
  /** True after a try to submit: rows without an answer are marked. */
  marked: boolean;
  onGive: (value: string) => void;
}
