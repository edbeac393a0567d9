import type { CallFailure } from './call.ts';

/** Why a call failed, in one sentence: its first fault, or what was said about the whole. */
export const failureText = ({ faults, msg }: CallFailure): string => faults[0]?.text ?? msg;
