import { useEffect, useState } from 'react';
import { afterFirstPaint } from '../../lib/rendering/after-first-paint.ts';
import { firstUnfinished, mayOpen } from './steps.ts';
import type { Done, StepName } from './steps.ts';
import type { SignUp } from './use-sign-up.ts';

export interface Progress {
  done: Done;
  /** The first step not yet done. */
  first: StepName;
  mayOpen: (step: StepName) => boolean;
}

type IsFormRight = (signUp: Pick<SignUp, 'fields' | 'answers'>) => boolean;

let loaded: IsFormRight | null = null;

/** Loads the rules of the form, which the form's own step has already. Offline the server decides, when it saves. */
export async function fetchFormCheck(): Promise<void> {
  loaded ??= await import('./form-check.ts').then(
    (file) => file.isFormRight,
    () => null,
  );
}

/**
 * Which steps are done; null while the rules of the form load that decide it. Answers as the server has checked them count as right at
 * once; the rules load after the page then.
 */
export function useProgress(signUp: SignUp | null): Progress | null {
  const [isFormRight, setFormRight] = useState(() => loaded);
  const [tried, setTried] = useState(false);
  const wait = signUp === null ? null : !signUp.asSaved;
  useEffect(() => {
    if (wait === null || isFormRight) return;
    let changed = false;
    void (wait ? Promise.resolve() : afterFirstPaint()).then(fetchFormCheck).then(() => {
      if (changed) return;
      setFormRight(() => loaded);
      setTried(true);
    });
    return () => {
      changed = true;
    };
  }, [wait, isFormRight]);
  if (!signUp) return null;
  if (!isFormRight && !tried && !signUp.asSaved) return null;
  return progressOf(signUp, isFormRight ?? (() => true));
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
