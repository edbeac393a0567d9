import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { useEffect, useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { useLogIn } from '../../../lib/session/log-in.ts';
import { serverClock } from '../../../lib/time/server-clock.ts';
import { dropDraft } from '../../../shared/sign-up/draft.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { useProgress } from '../../../shared/sign-up/use-progress.ts';
import { useSignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../shared/sign-up/WizardWaiting.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { Confirmation } from '../checkout/Confirmation.tsx';
import { MyRegistration } from '../order/MyRegistration.tsx';
import { orderStatusOf } from '../view.ts';

/** S120: before submission the last step of the wizard; afterwards "my registration". */
export function SignOrder() {
  const { signUp, place, failure, again } = useSignUp();
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const goStep = useGoStep(place);
  // A registration that ends while it is shown, by the person or by its time, stays here: without a live one the server names none.
  const [shown, setShown] = useState<{ of: string; regId: number } | null>(null);
  const regId = signUp?.regId ?? (shown?.of === place.draftKey ? shown.regId : null);
  const read = useCall(registrationCalls.read, loggedIn && regId !== null ? { regid: regId } : null, { fresh: 0 });
  const registration = read.answer?.registration;
  const orderId = registration?.orderId ?? null;
  const order = useCall(orderCalls.read, orderId === null ? null : { orderid: orderId }, { fresh: 0 });
  const now = read.answer?.now;

  // A held room is part of this confirmation, even when a step is still open (T10).
  const booked = signUp?.info.hotel_book.some((book) => book.bookFl > 0) ?? false;
  const draft = registration?.state === 'draft';
  const progress = useProgress(signUp);
  const ready = booked && progress?.done.fee && progress.done.personal;
  const early = signUp !== null && (regId === null || (draft && progress?.first !== 'confirm' && !ready));
  const first = early && loggedIn ? progress?.first : null;
  useEffectWhen(!loggedIn, () => logIn(place.cid, { replace: true }));
  useEffectWhen(first, (step) => goStep(step, { replace: true }));
  // After submission the server holds the data: local input must not hide later changes. A colleague's draft still records whose
  // registration this address shows; the form of the next colleague clears it.
  const over = registration !== undefined && registration.state !== 'draft' && !place.adding;
  if (over && shown?.regId !== registration.regId) setShown({ of: place.draftKey, regId: registration.regId });
  useEffect(() => {
    if (over) dropDraft(place.draftKey);
  }, [over, place.draftKey]);
  useEffect(() => {
    if (now) serverClock.learn(now);
  }, [now]);

  function retry() {
    again();
    read.again();
    if (orderId !== null) order.again();
  }
  const waiting = !signUp || !registration || early || (orderId !== null && !order.answer);
  if (waiting) return <WizardWaiting failure={failure ?? read.failure ?? order.failure} again={retry} />;
  const standing = orderStatusOf(registration.state, order.answer?.order ?? null);
  if (standing === 'draft' || standing === 'choose')
    return <Confirmation signUp={signUp} registration={registration} />;
  return (
    <MyRegistration registration={registration} order={order.answer?.order ?? null} standing={standing} again={retry} />
  );
}
