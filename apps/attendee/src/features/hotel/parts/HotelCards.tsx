import type { Hotel } from '@meetingapp/contract/hotel/hotel.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { ChoiceCard } from '@meetingapp/ui/forms/ChoiceCard.tsx';
import { ChoiceGroup } from '@meetingapp/ui/forms/ChoiceGroup.tsx';
import { Money } from '@meetingapp/ui/data/Money.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { lowestPrice } from '../view.ts';

interface HotelCardsProps {
  hotels: readonly Hotel[];
  currency: string;
  chosen: number | null;
  onChoose: (hotelId: number) => void;
  error: string | undefined;
}

export function HotelCards({ hotels, currency, chosen, onChoose, error }: HotelCardsProps) {
  const t = useT('hotel');
  const language = useLanguage();
  return (
    <ChoiceGroup legend={t('hotels')} legendHidden role="radiogroup" required error={error}>
      {hotels.map((hotel) => {
        const lowest = lowestPrice(hotel);
        const closed =
          hotel.roomTypes.find((type) => type.closedReason !== '')?.closedReason ?? t('refusals.room_unavailable');
        return (
          <ChoiceCard
            key={hotel.id}
            name="hotel"
            value={String(hotel.id)}
            checked={hotel.id === chosen}
            onChange={() => onChoose(hotel.id)}
            title={hotel.name}
            text={joinList(
              [hotel.distance, hotel.stars > 0 ? t('stars', { count: hotel.stars }) : ''],
              language,
              'clauses',
            )}
            price={lowest !== null && <Money fen={lowest} currency={currency} size="lg" />}
            aside={lowest !== null && t('from')}
            disabled={lowest === null}
            reason={closed}
          />
        );
      })}
    </ChoiceGroup>
  );
}
