import { orderCalls } from '@meetingapp/contract/orders.ts';
import { useParameters } from '../../../lib/page.ts';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import { mayOpen } from '../../../lib/sign-up/steps.ts';
import { useSignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../lib/sign-up/WizardWaiting.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { InvoiceFixed } from '../parts/InvoiceFixed.tsx';
import { InvoiceStep } from '../parts/InvoiceStep.tsx';

/** Invoice: none, ordinary or special (S118). After payment it can still be asked for or changed until it is issued. */
export function SignInvoice() {
  const { opFlag } = useParameters('signInvoice');
  const { signUp, place, failure, again } = useSignUp();
  const regId = signUp?.regId ?? null;
  const asked = useCall(orderCalls.invoice, regId === null ? null : { regid: regId }, { fresh: 0 });
  const goStep = useGoStep(place);
  const submitted = signUp !== null && signUp.info.register.regFl > 0;
  const early = signUp !== null && (regId === null || !mayOpen('invoice', signUp.steps, signUp.done));
  const elsewhere = signUp && !submitted && early ? signUp.first : null;
  useWhen(elsewhere, (step) => goStep(step, { replace: true }));

  if (!signUp || elsewhere || regId === null || !asked.answer) {
    const retry = () => {
      again();
      asked.again();
    };
    return <WizardWaiting failure={failure ?? asked.failure} again={retry} />;
  }
  const { invoice, state, issued, shared } = asked.answer;
  // Once issued it can only be changed by the organiser.
  if (shared || !['', 'asked', 'refused'].includes(state))
    return <InvoiceFixed saved={invoice} state={state} issued={issued} shared={shared} />;
  return (
    <InvoiceStep
      signUp={signUp}
      regId={regId}
      saved={invoice}
      state={state}
      issued={issued}
      editing={opFlag === '1' || submitted}
    />
  );
}
