import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { mayOpen } from '../../../shared/sign-up/steps.ts';
import { useSignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../shared/sign-up/WizardWaiting.tsx';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { AddExtras } from '../fee/AddExtras.tsx';
import { ChangeFee } from '../fee/ChangeFee.tsx';
import { FeeStep } from '../fee/FeeStep.tsx';

/** S116: fees available to this person, extras and discount. */
export function SignApply() {
  const { opFlag } = useParameters('signApply');
  const search = useSearch();
  const { signUp, place, failure, again } = useSignUp();
  const goStep = useGoStep(place);
  // A submitted registration keeps its fee; a step opened too early redirects to the first unfinished one.
  const changing = signUp !== null && signUp.info.register.regFl > 0 && search['at'] === 'change';
  const elsewhere =
    signUp &&
    !changing &&
    (signUp.info.register.regFl > 0 ? 'confirm' : mayOpen('fee', signUp.steps, signUp.done) ? null : signUp.first);
  useEffectWhen(elsewhere, (step) => goStep(step, { replace: true }));
  if (!signUp || elsewhere) return <WizardWaiting failure={failure} again={again} />;
  if (changing && search['part'] === 'extras') return <AddExtras signUp={signUp} regId={signUp.regId ?? 0} />;
  if (changing) return <ChangeFee signUp={signUp} regId={signUp.regId ?? 0} />;
  return <FeeStep signUp={signUp} editing={opFlag === '1'} />;
}
