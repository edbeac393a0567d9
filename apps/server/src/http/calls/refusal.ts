import type { CommonError, ErrorName } from '@meetingapp/contract/errors.ts';

/** Why one field is wrong; worded in the language of the request. */
export interface FieldFault {
  field: string;
  /** Key of `faults` in the error texts. */
  reason: string;
  /** The field's label as the person sees it, for a field of the organiser's form. */
  label?: string;
  /** Value in the text, such as the maximum number of choices. */
  limit?: number | string;
  /** Second value in the text, such as the name that was entered. */
  value?: string;
}

/** An expected outcome other than success. Handlers and commands return it and never throw it. */
export interface Refusal<E extends ErrorName = ErrorName> {
  refused: E | CommonError;
  faults?: FieldFault[];
  /** Seconds until the same call may be made again. */
  retryAfterSeconds?: number;
  /** The server's time, where the caller's clock is the cause. */
  now?: string;
}

export function refuse<const E extends ErrorName>(
  name: E,
  faults?: FieldFault[],
): { refused: E; faults?: FieldFault[] } {
  return faults === undefined ? { refused: name } : { refused: name, faults };
}

/** Refuses until some seconds have passed; the text says how long. */
export function refuseFor<const E extends ErrorName>(
  name: E,
  retryAfterSeconds: number,
): { refused: E; retryAfterSeconds: number } {
  return { refused: name, retryAfterSeconds };
}

/** Refuses for the reason of a command, with its wait where there is one. */
export function refuseOutcome<const E extends ErrorName>({
  reason,
  retryAfterSeconds,
}: {
  reason: E;
  retryAfterSeconds?: number;
}): { refused: E; retryAfterSeconds?: number } {
  return retryAfterSeconds === undefined ? { refused: reason } : refuseFor(reason, retryAfterSeconds);
}

export function isRefusal(value: object): value is Refusal {
  return 'refused' in value;
}
