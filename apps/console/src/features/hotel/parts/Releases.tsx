import type { GridHotel } from '@meetingapp/contract/hotel/console.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { momentText } from '../../../lib/time/moment.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { nightText } from '../view.ts';

/** Rooms that were released to the hotel, with the time. */
export function Releases({ hotel }: { hotel: GridHotel }) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  if (hotel.releases.length === 0) return null;
  const typeName = (id: number) => hotel.roomTypes.find((type) => type.id === id)?.name[language] ?? '';
  return (
    <section aria-label={t('released')}>
      <h2>{t('released')}</h2>
      {hotel.releases.map(({ stage, at, nights }) => (
        <div key={stage}>
          <p>
            {t('release.done', {
              at: momentText(at, language),
              stage: t(`release.stages.${stage}`),
              rooms: nights.reduce((sum, { rooms }) => sum + rooms, 0),
            })}
          </p>
          {[...new Set(nights.map(({ roomTypeId }) => roomTypeId))].map((id) => (
            <p key={id} className="small quiet">
              {typeName(id)}{' '}
              {nights
                .filter((one) => one.roomTypeId === id)
                .map(({ night, rooms }) => t('release.night', { night: nightText(night, language), rooms }))
                .join(' · ')}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
