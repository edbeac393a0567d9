import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { useParameters } from '../../../lib/navigation/page.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { useProgress } from '../../../shared/sign-up/use-progress.ts';
import { useSignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../shared/sign-up/WizardWaiting.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { FixedInvoice } from '../invoice/FixedInvoice.tsx';
import { InvoiceStep } from '../invoice/InvoiceStep.tsx';

/** S118: invoice: none, ordinary or special. After payment it can be requested or changed until it is issued. */
export function SignInvoice() {
  const { opFlag } = useParameters('signInvoice');
  const { signUp, place, failure, again } = useSignUp();
  const regId = signUp?.regId ?? null;
  const asked = useCall(orderCalls.invoice, regId === null ? null : { regid: regId }, { fresh: 0 });
  const goStep = useGoStep(place);
  const submitted = signUp !== null && signUp.info.register.regFl > 0;
  const progress = useProgress(signUp);
  const early = progress && (regId === null || !progress.mayOpen('invoice'));
  const elsewhere = !submitted && early ? progress.first : null;
  useEffectWhen(elsewhere, (step) => goStep(step, { replace: true }));

  if (!signUp || elsewhere || (!submitted && !progress) || regId === null || !asked.answer) {
    const retry = () => {
      again();
      asked.again();
    };
    return <WizardWaiting failure={failure ?? asked.failure} again={retry} />;
  }
  const { invoice, state, issued, shared } = asked.answer;
  // Once issued only the organiser can change it.
  if (shared || !['', 'asked', 'refused'].includes(state))
    return <FixedInvoice saved={invoice} state={state} issued={issued} shared={shared} />;
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
