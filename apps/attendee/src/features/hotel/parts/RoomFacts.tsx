import type { OfferedBed } from '@meetingapp/contract/hotel/room-link.ts';
import { Card } from '@meetingapp/ui/layout/Card.tsx';
import { moneyText } from '@meetingapp/ui/data/money-parts.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { shortDays } from '../../../lib/time/dates.ts';

/** Conference, hotel, room, dates and the person's own part of the price; `until`: the last moment of an answer, as text. */
export function RoomFacts({ conference, offer, until }: { conference: string; offer: OfferedBed; until?: string }) {
  const t = useT('roomLink');
  const language = useLanguage();
  const { hotel, roomType, checkIn, checkOut, nights, amount, currency } = offer;
  const facts = [
    [t('hotel'), hotel],
    [t('room'), roomType],
    [t('days'), t('nights', { days: shortDays(checkIn, checkOut, language), count: nights })],
    [t('price'), t('priceText', { price: moneyText(amount, currency), count: nights })],
    ...(until === undefined ? [] : [[t('until'), until] as const]),
  ] as const;
  return (
    <Card>
      <p className="ink-2 t-sm">{conference}</p>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
