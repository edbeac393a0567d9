import type { GridHotel } from '@meetingapp/contract/hotel/console.ts';
import { roomNumberImportCalls } from '@meetingapp/contract/hotel/room-number.ts';
import { useSearch } from '@tanstack/react-router';
import { ImportPage } from '../../../lib/imports/ImportPage.tsx';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { changed, useGrid } from '../data.ts';

/** Import of room numbers into the hotel that the address names, by default the first one. */
export function ImportNumbers() {
  const t = useT('roomNumberSheet');
  const none = useT('hotelConsole')('none');
  const { of } = useSearch({ strict: false }) as { of?: number | string };
  const asked = useGrid();
  const hotels = asked.answer?.hotels ?? [];
  const hotel = hotels.find(({ id }) => id === Number(of ?? 0)) ?? hotels[0];
  if (hotel) return <IntoHotel key={hotel.id} hotel={hotel} />;
  return (
    <Page title={t('title')}>
      <Answered asked={asked}>{() => none}</Answered>
    </Page>
  );
}

function IntoHotel({ hotel }: { hotel: GridHotel }) {
  const language = useLanguage();
  return (
    <ImportPage
      calls={roomNumberImportCalls}
      t={useT('roomNumberSheet')}
      more={{ of: hotel.name[language] }}
      about={hotel.id}
      page="hotel"
      search={{ tab: 'rooming', hotel: hotel.id }}
      changes={changed}
    />
  );
}
