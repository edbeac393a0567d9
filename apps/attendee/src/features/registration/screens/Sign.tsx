import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import { isRegistered, useSignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../lib/sign-up/WizardWaiting.tsx';
import { useWhen } from '../../../lib/use-when.ts';

/** Leads to the first unfinished step, or to the registration that is there already (S112). */
export function Sign() {
  const { signUp, place, failure, again } = useSignUp();
  const goStep = useGoStep(place);
  const step = signUp && (isRegistered(signUp.info) ? 'confirm' : signUp.first);
  const newHome = signUp?.conInfo.extend_config.new_api_fl === '1';
  useWhen(step, (there) => goStep(there, { replace: true, newHome }));
  return <WizardWaiting failure={failure} again={again} />;
}
