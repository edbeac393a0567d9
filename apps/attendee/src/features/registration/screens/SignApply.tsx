import { useParameters, useSearch } from '../../../lib/page.ts';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import { mayOpen } from '../../../lib/sign-up/steps.ts';
import { useSignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../lib/sign-up/WizardWaiting.tsx';
import { useWhen } from '../../../lib/use-when.ts';
import { ChangeFee } from '../parts/ChangeFee.tsx';
import { FeeStep } from '../parts/FeeStep.tsx';

/** The kinds of registration that this person may choose, extras and discount (S116). */
export function SignApply() {
  const { opFlag } = useParameters('signApply');
  const search = useSearch();
  const { signUp, place, failure, again } = useSignUp();
  const goStep = useGoStep(place);
  // A submitted registration keeps its fee; a step that is opened too early leads back to the first unfinished one.
  const changing = signUp !== null && signUp.info.register.regFl > 0 && search['at'] === 'change';
  const elsewhere =
    signUp &&
    !changing &&
    (signUp.info.register.regFl > 0 ? 'confirm' : mayOpen('fee', signUp.steps, signUp.done) ? null : signUp.first);
  useWhen(elsewhere, (step) => goStep(step, { replace: true }));
  if (!signUp || elsewhere) return <WizardWaiting failure={failure} again={again} />;
  if (changing) return <ChangeFee signUp={signUp} regId={signUp.regId ?? 0} />;
  return <FeeStep signUp={signUp} editing={opFlag === '1'} />;
}
