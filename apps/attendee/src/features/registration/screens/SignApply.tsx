import { Suspense } from 'react';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { useProgress } from '../../../shared/sign-up/use-progress.ts';
import { useSignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../shared/sign-up/WizardWaiting.tsx';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { addExtras, changeFee } from '../fee/late-changes.ts';
import { FeeStep } from '../fee/FeeStep.tsx';

/** S116: fees available to this person, extras and discount. */
export function SignApply() {
  const { opFlag } = useParameters('signApply');
  const search = useSearch();
  const { signUp, place, failure, again } = useSignUp();
  const goStep = useGoStep(place);
  // A submitted registration keeps its fee; a step opened too early redirects to the first unfinished one.
  const wanted = search['at'] !== 'change' ? null : search['part'] === 'extras' ? addExtras : changeFee;
  // Starts while the call for the answers is under way.
  useEffectWhen(wanted, (part) => part.fetch());
  const change = signUp !== null && signUp.info.register.regFl > 0 ? wanted : null;
  const progress = useProgress(signUp);
  const elsewhere =
    signUp &&
    !change &&
    (signUp.info.register.regFl > 0 ? 'confirm' : progress?.mayOpen('fee') === false && progress.first);
  useEffectWhen(elsewhere, (step) => goStep(step, { replace: true }));
  const waiting = <WizardWaiting failure={failure} again={again} />;
  if (!signUp || elsewhere || (!change && !progress)) return waiting;
  if (!change) return <FeeStep signUp={signUp} editing={opFlag === '1'} />;
  return (
    <Suspense fallback={waiting}>
      <change.Part signUp={signUp} regId={signUp.regId ?? 0} />
    </Suspense>
  );
}
