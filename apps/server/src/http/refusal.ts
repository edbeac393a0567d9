import type { CommonError, ErrorName } from '@meetingapp/contract/errors.ts';

/** Why one field is wrong; the text is made from it in the language of the request. */
export interface FieldFault {
  field: string;
  /** Key of `faults` in the texts of errors. */
  reason: string;
  /** The field's label as the person sees it, when the field is one of the organiser's form. */
  label?: string;
  /** Figure in the text, such as the greatest number of choices. */
  limit?: number | string;
}

/** An expected outcome that is not a success. Handlers and commands return it; nobody throws it. */
export interface Refusal<E extends ErrorName = ErrorName> {
  refused: E | CommonError;
  faults?: FieldFault[];
}

export function refuse<const E extends ErrorName>(
  name: E,
  faults?: FieldFault[],
): { refused: E; faults?: FieldFault[] } {
  return faults === undefined ? { refused: name } : { refused: name, faults };
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}
