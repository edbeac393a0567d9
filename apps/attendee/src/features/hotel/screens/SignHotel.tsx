import { hotelCalls } from '@meetingapp/contract/hotel.ts';
import { useParameters, useSearch } from '../../../lib/page.ts';
import { useGoStep } from '../../../lib/sign-up/go-step.ts';
import { mayOpen } from '../../../lib/sign-up/steps.ts';
import { useSignUp } from '../../../lib/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../lib/sign-up/WizardWaiting.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useWhen } from '../../../lib/use-when.ts';
import { HotelStep } from '../parts/HotelStep.tsx';

/** Hotel, dates, room, bed or whole room, and with whom (S117). */
export function SignHotel() {
  const { opFlag } = useParameters('signHotel');
  const search = useSearch();
  const { signUp, place, failure, again } = useSignUp();
  const list = useCall(hotelCalls.list, place.cid ? { cid: place.cid } : null, { fresh: 0 });
  const goStep = useGoStep(place);
  const submitted = signUp !== null && signUp.info.register.regFl > 0;
  // A paid stay is changed here as well; what that costs is another matter.
  const changing = submitted && search['at'] === 'change';
  const elsewhere =
    signUp &&
    (changing ? null : submitted ? 'confirm' : mayOpen('hotel', signUp.steps, signUp.done) ? null : signUp.first);
  useWhen(elsewhere, (step) => goStep(step, { replace: true }));

  if (!signUp || elsewhere || !list.answer) {
    const retry = () => {
      again();
      list.again();
    };
    return <WizardWaiting failure={failure ?? list.failure} again={retry} />;
  }
  return (
    <HotelStep
      key={signUp.draftKey}
      signUp={signUp}
      editing={opFlag === '1'}
      changing={changing}
      hotels={list.answer.hotels}
      currency={list.answer.currency}
    />
  );
}
