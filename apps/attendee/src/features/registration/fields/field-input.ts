import type { FieldItem } from '@meetingapp/contract/registration.ts';

/** What every input of a form field gets. Values are those of the wire. */
export interface FieldInputProps {
  item: FieldItem;
  value: string;
  /** Marks the field as edited. */
  onChange: (value: string) => void;
  /** The person has left the field. */
  onLeave: () => void;
  /** Only after editing or after Next (T2). */
  error: string | undefined;
  /** Shows the tick, after editing (V5). */
  valid: boolean;
  /** For a city: the province chosen above it; for others empty. */
  province: string;
}

/** Stored options with their labels in the language of the screen. */
export function labelledOptions({ arrTmp, optionLabels }: Pick<FieldItem, 'arrTmp' | 'optionLabels'>) {
  return arrTmp.map((value, index) => ({ value, label: optionLabels[index] ?? value }));
}
