import type { FieldItem } from '@meetingapp/contract/registration/wizard.ts';
import type { Place } from './form-view.ts';

/** Props of every form field input. Values are wire values. */
export interface FieldInputProps {
  item: FieldItem;
  value: string;
  /** Marks the field as edited. */
  onChange: (value: string) => void;
  /** Fills in the form's province and city that the choice implies. */
  onPlace: (place: Place) => void;
  /** Called when the person leaves the field. */
  onLeave: () => void;
  /** Set only after editing or after Next (T2). */
  error: string | undefined;
  /** Shows the checkmark, after editing (V5). */
  valid: boolean;
  /** For a city: the province chosen above; empty for others. */
  province: string;
}

/** Stored option values with their labels in the language of the screen. */
export function labelledOptions({ arrTmp, optionLabels }: Pick<FieldItem, 'arrTmp' | 'optionLabels'>) {
  return arrTmp.map((value, index) => ({ value, label: optionLabels[index] ?? value }));
}
