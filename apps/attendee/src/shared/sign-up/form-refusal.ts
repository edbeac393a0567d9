import type { CallFailure } from '../../lib/calls/call.ts';

const names: readonly string[] = ['form_unknown', 'form_closed', 'form_members_only'];

/** The registration form that the address names cannot be used: the first one can. */
export const isFormRefusal = (failure: CallFailure | null): boolean => failure !== null && names.includes(failure.name);
