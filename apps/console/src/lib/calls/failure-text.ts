import type { CallFailure } from './call.ts';

/** Why a call failed, in one sentence: its first fault, what the server said, or that there is no connection. */
export function useFailureText(): (failure: CallFailure) => string {
  return ({ faults, msg }) => faults[0]?.text ?? msg;
}
