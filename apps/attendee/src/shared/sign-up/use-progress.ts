import { firstUnfinished, mayOpen } from './steps.ts';
import type { Done, StepName } from './steps.ts';
import { useFormRules } from './use-form-rules.ts';
import type { SignUp } from './use-sign-up.ts';

export interface Progress {
  done: Done;
  /** The first step not yet done. */
  first: StepName;
  mayOpen: (step: StepName) => boolean;
}

type IsFormRight = (signUp: Pick<SignUp, 'fields' | 'answers'>) => boolean;

/**
 * Which steps are done; null while the rules of the form load that decide it. Answers as the server has checked them count as right at
 * once; the rules load after the page then.
 */
export function useProgress(signUp: SignUp | null): Progress | null {
  const { rules } = useFormRules(signUp === null ? null : signUp.asSaved ? 'later' : 'now');
  if (!signUp) return null;
  if (rules === undefined && !signUp.asSaved) return null;
  return progressOf(signUp, rules?.isFormRight ?? (() => true));
}

/** Which steps are done, by the given rules. */
export function progressOf(signUp: SignUp, isFormRight: IsFormRight): Progress {
  const { branch, draft, info, memberKnown, steps } = signUp;
  const booked = info.hotel_book.some((book) => book.bookFl > 0);
  const done: Done = {
    branch: branch !== null,
    personal: memberKnown && isFormRight(signUp),
    fee: info.register.regFeeId !== null,
    hotel: booked || draft.hotel === 'skipped',
    invoice: draft.invoice,
  };
  return { done, first: firstUnfinished(steps, done), mayOpen: (step) => mayOpen(step, steps, done) };
}
