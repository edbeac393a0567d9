import { hotelCalls } from '@meetingapp/contract/hotel/hotel.ts';
import { useParameters, useSearch } from '../../../lib/navigation/page.ts';
import { useGoStep } from '../../../shared/sign-up/go-step.ts';
import { useProgress } from '../../../shared/sign-up/use-progress.ts';
import { useSignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardWaiting } from '../../../shared/sign-up/WizardWaiting.tsx';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useEffectWhen } from '../../../lib/rendering/use-effect-when.ts';
import { HotelStep } from '../parts/HotelStep.tsx';

/** S117: choice of hotel, dates, room type, whole room or bed, and room mate. */
export function SignHotel() {
  const { opFlag } = useParameters('signHotel');
  const search = useSearch();
  const { signUp, place, failure, again } = useSignUp();
  const currency = signUp?.info.register.regCurrency ?? '';
  const list = useCall(
    hotelCalls.list,
    place.cid ? { cid: place.cid, ...(currency && { feeCurrency: currency }) } : null,
    {
      fresh: 0,
    },
  );
  // Prices of the main currency are not shown to a person who chose another one.
  const isPriced = currency === '' || list.answer?.currency === currency;
  const goStep = useGoStep(place);
  const submitted = signUp !== null && signUp.info.register.regFl > 0;
  // A paid stay is changed here too; its price difference is handled separately.
  const changing = submitted && search['at'] === 'change';
  const progress = useProgress(signUp);
  const elsewhere =
    signUp && !changing && (submitted ? 'confirm' : progress?.mayOpen('hotel') === false && progress.first);
  useEffectWhen(elsewhere, (step) => goStep(step, { replace: true }));

  if (!signUp || elsewhere || (!changing && !progress) || !list.answer || !isPriced) {
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
