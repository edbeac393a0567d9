import type { Hotel } from '@meetingapp/contract/hotel/hotel.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { checkStay, nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import type { StayFault } from '@meetingapp/domain/hotel/stay.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { EmptyState } from '@meetingapp/ui/feedback/EmptyState.tsx';
import { bedDouble } from '@meetingapp/ui/icons/icons-topics.ts';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { StickyFoot } from '@meetingapp/ui/layout/StickyFoot.tsx';
import { TextAction } from '@meetingapp/ui/actions/TextAction.tsx';
import { useState } from 'react';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';
import type { SignUp } from '../../../shared/sign-up/use-sign-up.ts';
import { WizardPage } from '../../../shared/sign-up/WizardPage.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { showFirstError } from '../../../lib/parts/show-first-error.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { emptyStay, genderFrom, nightsOf, pricesOf, stayOf } from '../view.ts';
import { Invitations } from './Invitations.tsx';
import { HotelCards } from './HotelCards.tsx';
import { NightStrip } from './NightStrip.tsx';
import { RoomTypes } from './RoomTypes.tsx';
import { RoomSharing } from './RoomSharing.tsx';
import { useBooking } from './use-booking.ts';
import { useStayChange } from './use-stay-change.ts';
import './hotel.css';

interface HotelStepProps {
  signUp: SignUp;
  editing: boolean;
  /** True for a registration that is already paid. */
  changing: boolean;
  hotels: readonly Hotel[];
  currency: string;
}

/** Part of the page at which each fault is shown. */
const groups: Readonly<Record<StayFault, 'hotel' | 'dates' | 'roomType' | 'gender'>> = {
  hotel_missing: 'hotel',
  dates_missing: 'dates',
  same_day: 'dates',
  out_before_in: 'dates',
  outside_range: 'dates',
  room_type_missing: 'roomType',
  gender_missing: 'gender',
};

export function HotelStep({ signUp, editing, changing, hotels, currency }: HotelStepProps) {
  const t = useT('hotel');
  const wizard = useT('registration');
  const changes = useT('registrationChange');
  const app = useT('app');
  const language = useLanguage();
  const held = signUp.info.hotel_book.find((book) => book.bookFl > 0);
  const only = hotels.length === 1 ? (hotels[0]?.id ?? null) : null;
  const begun = signUp.draft.stay ?? (held ? stayOf(held) : { ...emptyStay, hotelId: only });
  // The form has already asked for the gender.
  const stay = { ...begun, gender: begun.gender || genderFrom(signUp.answers) };
  const [asked, setAsked] = useState(false);
  const ordinary = useBooking(signUp, editing);
  const further = useStayChange(signUp);
  const booking = changing ? further : ordinary;

  const hotel = hotels.find((one) => one.id === stay.hotelId);
  const roomType = hotel?.roomTypes.find((one) => one.id === stay.roomTypeId);
  const offered = (roomType?.nights.map((one) => one.night) ?? nightsOf(hotel)).slice();
  const faults = checkStay(stay, offered);
  const faultIn = (group: string) => faults.find((fault) => groups[fault] === group);
  const errorOf = (group: string) => {
    const fault = asked ? faultIn(group) : undefined;
    return fault && t(`faults.${fault}`);
  };

  function change(next: StayDraft) {
    booking.forget();
    signUp.change({ stay: next });
  }
  function next() {
    setAsked(true);
    if (faults.length > 0) {
      showFirstError(app('topTip'));
      return;
    }
    void booking.book(stay);
  }

  const nights = nightsBetween(stay.checkIn, stay.checkOut).length;
  const total = roomType ? pricesOf(roomType, stay).reduce((sum, one) => sum + one.amount, 0) : 0;
  const missing = joinList([...new Set(faults.map((fault) => t(`names.${groups[fault]}`)))], language);
  const part = stay.part === 'bed' ? t('partBed') : t('partRoom');
  const note = missing ? t('missing', { names: missing }) : t('foot', { part, nights });
  return (
    <WizardPage
      step="hotel"
      steps={changing ? [] : signUp.steps}
      title={changing ? changes('change.stayTitle') : t('title')}
      text={changing ? changes('change.text') : signUp.adding ? wizard('wizard.forColleague') : undefined}
      action={
        (!changing || held) && (
          <TextAction onClick={() => void booking.skip(held)}>{changing ? t('giveUp') : t('skip')}</TextAction>
        )
      }
      foot={
        <StickyFoot
          note={hotels.length > 0 && note}
          aside={total > 0 && <Money fen={total} currency={currency} size="xl" />}
        >
          {hotels.length > 0 ? (
            <Button onClick={next} loading={booking.busy} loadingText={t('booking')}>
              {changing ? changes('change.goOn') : editing ? wizard('sign.save') : wizard('sign.next')}
            </Button>
          ) : (
            <Button onClick={() => void booking.skip(held)}>{t('goOn')}</Button>
          )}
        </StickyFoot>
      }
    >
      {hotels.length === 0 && <EmptyState icon={bedDouble} title={t('empty')} text={t('emptyText')} />}
      {hotels.length > 0 && signUp.regId !== null && (
        <Invitations signUp={signUp} regId={signUp.regId} held={held} stay={stay} onAccept={change} />
      )}
      {hotels.length > 0 && (
        <HotelCards
          hotels={hotels}
          currency={currency}
          chosen={stay.hotelId}
          onChoose={(hotelId) => change({ ...stay, hotelId, roomTypeId: null })}
          error={errorOf('hotel')}
        />
      )}
      {hotel && <NightStrip hotel={hotel} stay={stay} onChange={change} error={errorOf('dates')} />}
      {hotel && (
        <RoomTypes
          hotel={hotel}
          stay={stay}
          currency={currency}
          onChange={change}
          error={errorOf('roomType')}
          refusal={booking.refusal}
          onRetry={() => void booking.book(stay)}
        />
      )}
      {roomType && (
        <RoomSharing roomType={roomType} stay={stay} currency={currency} onChange={change} error={errorOf('gender')} />
      )}
    </WizardPage>
  );
}
