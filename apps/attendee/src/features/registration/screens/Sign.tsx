import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { useProgress } from '../../../shared/sign-up/use-progress.ts';
import { isRegistered, useSignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../shared/sign-up/WizardWaiting.tsx';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';

/** S112: redirects to the first unfinished step, or to the existing registration. */
export function Sign() {
  const { signUp, place, failure, again } = useSignUp();
  const goStep = useGoStep(place);
  const progress = useProgress(signUp);
  const step = signUp && (isRegistered(signUp.info) ? 'confirm' : progress?.first);
  const newHome = signUp?.conInfo.extend_config.new_api_fl === '1';
  useEffectWhen(step, (there) => goStep(there, { replace: true, newHome }));
  return <WizardWaiting failure={failure} again={again} />;
}
