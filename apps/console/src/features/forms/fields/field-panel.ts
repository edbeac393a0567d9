import type { FormField } from '@meetingapp/contract/forms.ts';

/** Props of the settings panel of every field kind. */
export interface FieldPanelProps {
  field: FormField;
  /** The field as published; undefined for a new one. */
  published: FormField | undefined;
  change: (change: Partial<FormField>, part: keyof FormField) => void;
  disabled: boolean;
}
