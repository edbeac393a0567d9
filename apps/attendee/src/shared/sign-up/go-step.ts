import { hideTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import { useNavigate } from '../../lib/navigation/navigation.tsx';
import type { SignUpPlace } from './place.ts';
import type { StepName } from './steps.ts';

interface StepOptions {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** 1: return to the confirmation after saving. */
  opFlag?: 0 | 1;
  /** Answers are saved while typing: another address of the same form (S114). */
  newHome?: boolean;
  /** Additional query parameters. */
  query?: Record<string, string>;
}

/** Opens a step of the wizard for the current registration. */
export function useGoStep(
  place: Pick<SignUpPlace, 'query' | 'adding'>,
): (step: StepName, options?: StepOptions) => void {
  const go = useNavigate();
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
