import { hideTopTip } from '@meetingapp/ui/feedback.ts';
import { useGo } from '../go.tsx';
import type { SignUpPlace } from './place.ts';
import type { StepName } from './steps.ts';

interface StepOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** 1: back to the confirmation after saving. */
  opFlag?: 0 | 1;
  /** Answers are saved as one goes: another address of the same form (S114). */
  newHome?: boolean;
  /** More for the query. */
  query?: Record<string, string>;
}

/** Goes to a step of the wizard, with the registration that it is about. */
export function useGoStep(
  place: Pick<SignUpPlace, 'query' | 'adding'>,
): (step: StepName, options?: StepOptions) => void {
  const go = useGo();
  return (step, { replace = false, opFlag = 0, newHome = false, query: more = {} } = {}) => {
    hideTopTip();
    const query = { ...place.query, ...more };
    const options = { replace };
    if (step === 'confirm') return go('signOrder', {}, query, options);
    if (step === 'fee') return go('signApply', { opFlag }, query, options);
    if (step === 'hotel') return go('signHotel', { opFlag }, query, options);
    if (step === 'invoice') return go('signInvoice', { opFlag }, query, options);
    if (place.adding) return go('signAdd', { opFlag }, query, options);
    return go(newHome ? 'signNewHome' : 'signHome', { opFlag }, query, options);
  };
}
