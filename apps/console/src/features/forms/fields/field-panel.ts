import type { FormField } from '@meetingapp/contract/forms.ts';

/** What the settings of every kind of field get. */
export interface FieldPanelProps {
  field: FormField;
  /** The same field as people fill it in now; undefined while it is new. */
  published: FormField | undefined;
  change: (change: Partial<FormField>, part: keyof FormField) => void;
  disabled: boolean;
}
