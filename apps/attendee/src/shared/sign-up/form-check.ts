import { matchesPattern } from '@meetingapp/domain/registration/safe-pattern.ts';
import { faultsOf } from './faults.ts';
import type { SignUp } from './use-sign-up.ts';

/** True when the form may be submitted. All rules of forms, which load after the steps that follow the form. */
export const isFormRight = ({ fields, answers }: Pick<SignUp, 'fields' | 'answers'>): boolean =>
  Object.keys(faultsOf(fields, answers, { matches: matchesPattern })).length === 0;
