import { showTopTip } from '@meetingapp/ui/feedback/feedback.ts';
import type { CallFailure } from '../../../lib/calls/call.ts';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { useT } from '../../../lib/texts/texts.ts';

/** Shows why C5 was refused, with the available next step. */
export function useRefusal(signUp: Pick<SignUp, 'cid' | 'query' | 'adding'>): (failure: CallFailure) => Promise<void> {
  const t = useT('registration');
  const go = useNavigate();
  const goStep = useGoStep(signUp);
  return async (failure) => {
    // The shell has already redirected to the log-in, with the way back to this page.
    if (failure.name === 'session_invalid') return;
    const asked = await import('./ask-after-refusal.ts').then(
      (file) => file.askAfterRefusal(failure, { cid: signUp.cid, t, go, goStep }),
      () => false,
    );
    if (!asked) showTopTip(failure.faults[0]?.text ?? failure.msg);
  };
}
