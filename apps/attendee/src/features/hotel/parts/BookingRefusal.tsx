import type { Hotel } from '@meetingapp/contract/hotel/hotel.ts';
import { Button } from '@meetingapp/ui/actions/Button.tsx';
import { Note } from '@meetingapp/ui/feedback/Note.tsx';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { alternative, canHave, onRoomType } from '../view.ts';
import type { Refusal } from './use-booking.ts';

interface BookingRefusalProps {
  refusal: Refusal;
  hotel: Hotel;
  stay: StayDraft;
  onChange: (stay: StayDraft) => void;
  onRetry: () => void;
}

/** Reason why the room was not booked (E6), in the specification's words, and the possible next steps. */
export function BookingRefusal({ refusal, hotel, stay, onChange, onRetry }: BookingRefusalProps) {
  const t = useT('hotel');
  const type = hotel.roomTypes.find((one) => one.id === stay.roomTypeId);
  const other = alternative(hotel, stay);
  const wholeRoom = refusal === 'bed_full' && type && canHave(type, stay, 'room');
  return (
    <div className="refused" role="alert">
      <Note kind="bad">
        <b>{t(`refusals.${refusal}`)}</b>
        <p>{t(`wayOut.${refusal}`)}</p>
        <p className="row gap-2">
          {refusal === 'booking_failed' && (
            <Button variant="soft" size="sm" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          {wholeRoom && (
            <Button variant="soft" size="sm" onClick={() => onChange({ ...stay, part: 'room' })}>
              {t('takeRoom')}
            </Button>
          )}
          {other && refusal !== 'booking_failed' && (
            <Button variant="soft" size="sm" onClick={() => onChange(onRoomType(stay, other))}>
              {t('tryOther', { name: other.name })}
            </Button>
          )}
        </p>
      </Note>
    </div>
  );
}
