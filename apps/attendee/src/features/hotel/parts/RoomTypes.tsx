import type { Hotel, RoomType } from '@meetingapp/contract/hotel/hotel.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { bedSingle } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { bedDouble } from '@meetingapp/ui/icons/icons-topics.ts';
import { shortDay } from '../../../lib/time/dates.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import type { StayDraft } from '../../../shared/sign-up/draft.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { offerOf, onRoomType } from '../view.ts';
import { BookingRefusal } from './BookingRefusal.tsx';
import type { Refusal } from './use-booking.ts';

interface RoomTypesProps {
  hotel: Hotel;
  stay: StayDraft;
  currency: string;
  onChange: (stay: StayDraft) => void;
  error: string | undefined;
  refusal: Refusal | null;
  onRetry: () => void;
}

/** Room types with what is left for these nights; a booking refusal is shown directly below. */
export function RoomTypes({ hotel, stay, onChange, error, refusal, onRetry }: RoomTypesProps) {
  const t = useT('hotel');
  const chooses = stay.checkIn === '' || stay.checkOut === '';
  return (
    <div className="wizard-group">
      <ChoiceGroup
        legend={t('roomType')}
        role="radiogroup"
        required
        hint={chooses ? t('roomTypeAfterDates') : undefined}
        error={error}
      >
        <div className="rooms">
          {hotel.roomTypes.map((type) => (
            <RoomTypeCard key={type.id} type={type} stay={stay} onChoose={() => onChange(onRoomType(stay, type))} />
          ))}
        </div>
      </ChoiceGroup>
      {refusal && <BookingRefusal refusal={refusal} hotel={hotel} stay={stay} onChange={onChange} onRetry={onRetry} />}
    </div>
  );
}

function RoomTypeCard({ type, stay, onChoose }: { type: RoomType; stay: StayDraft; onChoose: () => void }) {
  const t = useT('hotel');
  const language = useLanguage();
  const offer = offerOf(type, stay);
  const on = type.id === stay.roomTypeId;
  const off = offer.state === 'closed' || offer.state === 'full';
  const count = nightsBetween(stay.checkIn, stay.checkOut).length;

  function words(): string {
    if (offer.state === 'closed') return offer.reason;
    if (offer.state === 'full') return t('fullOn', { date: shortDay(offer.night, language) });
    if (offer.state === 'unknown') return t('beds', { count: type.beds });
    const { left, part } = offer;
    if (part === 'bed') return count === 1 ? t('leastBedsOne', { left }) : t('leastBeds', { count, left });
    return count === 1 ? t('leastRoomsOne', { left }) : t('leastRooms', { count, left });
  }
  return (
    <label className={`card room ${off ? 'off' : on ? 'on' : ''}`}>
      <input type="radio" name="room-type" value={type.id} checked={on} disabled={off} onChange={onChoose} />
      <Icon icon={type.beds > 1 ? bedDouble : bedSingle} />
      <b>{type.name}</b>
      <span className="t-sm">{words()}</span>
      {!off && <span className="t-sm ink-3">{type.breakfast ? t('breakfast') : t('noBreakfast')}</span>}
    </label>
  );
}
