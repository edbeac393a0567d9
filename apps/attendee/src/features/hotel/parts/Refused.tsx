import type { Hotel } from '@meetingapp/contract/hotel.ts';
import { Button } from '@meetingapp/ui/Button.tsx';
import { Note } from '@meetingapp/ui/Note.tsx';
import type { StayDraft } from '../../../lib/sign-up/draft.ts';
import { useT } from '../../../lib/texts.ts';
import { alternative, canHave, onRoomType } from '../view.ts';
import type { Refusal } from './use-booking.ts';

interface RefusedProps {
  refusal: Refusal;
  hotel: Hotel;
  stay: StayDraft;
  onChange: (stay: StayDraft) => void;
  onRetry: () => void;
}

/** Why the room was not booked (E6), in the specification's words, and what one can do now. */
export function Refused({ refusal, hotel, stay, onChange, onRetry }: RefusedProps) {
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
