import { orderCalls } from '@meetingapp/contract/orders.ts';
import { registrationCalls } from '@meetingapp/contract/registration.ts';
import { useEffect } from 'react';
import { useAccount } from '../../../lib/account.ts';
import { useLogIn } from '../../../lib/log-in.ts';
import { serverClock } from '../../../lib/server-clock.ts';
import { dropDraft } from '../../../lib/sign-up/draft.ts';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import { useSignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../lib/sign-up/WizardWaiting.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { Confirmation } from '../parts/Confirmation.tsx';
import { MyRegistration } from '../parts/MyRegistration.tsx';
import { standingOf } from '../view.ts';

/** Before it is submitted the last step of the wizard; afterwards "my registration" (S120). */
export function SignOrder() {
  const { signUp, place, failure, again } = useSignUp();
  const { loggedIn } = useAccount();
  const logIn = useLogIn();
  const goStep = useGoStep(place);
  const regId = signUp?.regId ?? null;
  const read = useCall(registrationCalls.read, loggedIn && regId !== null ? { regid: regId } : null, { fresh: 0 });
  const registration = read.answer?.registration;
  const orderId = registration?.orderId ?? null;
  const order = useCall(orderCalls.read, orderId === null ? null : { orderid: orderId }, { fresh: 0 });
  const now = read.answer?.now;

  // A room that is held belongs to what is confirmed here, also when a step is still open (T10).
  const booked = signUp?.info.hotel_book.some((book) => book.bookFl > 0) ?? false;
  const draft = registration?.state === 'draft';
  const ready = booked && signUp?.done.fee && signUp.done.personal;
  const early = signUp !== null && (regId === null || (draft && signUp.first !== 'confirm' && !ready));
  const first = early && loggedIn ? signUp.first : null;
  useWhen(!loggedIn, () => logIn(place.cid, { replace: true }));
  useWhen(first, (step) => goStep(step, { replace: true }));
  // What was submitted lies on the server: what was typed here must not cover later changes. A colleague's draft still says whose
  // registration this address shows; the next colleague's form drops it.
  const over = registration !== undefined && registration.state !== 'draft' && !place.adding;
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
  const standing = standingOf(registration.state, order.answer?.order ?? null);
  if (standing === 'draft' || standing === 'choose')
    return <Confirmation signUp={signUp} registration={registration} />;
  return (
    <MyRegistration registration={registration} order={order.answer?.order ?? null} standing={standing} again={retry} />
  );
}
