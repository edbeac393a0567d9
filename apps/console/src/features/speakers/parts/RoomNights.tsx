import { travelDeskCalls as calls } from '@meetingapp/contract/speakers/travel.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayName, roomNights } from './travel-view.ts';

/** Speakers' rooms by night, and what is left of the rooms that attendees take from too. */
export function RoomNights() {
  const t = useT('travelConsole');
  const language = useLanguage();
  const cid = useCid();
  const nights = roomNights(useCall(calls.nights, { cid }).answer?.roomTypes ?? []);
  if (nights.length === 0) return null;
  return (
    <section className="travel-nights" aria-label={t('rooms.title')}>
      <h3>
        {t('rooms.title')} <span className="small quiet">{t('rooms.same')}</span>
      </h3>
      <ul>
        {nights.map(({ night, speakers, free }) => (
          <li key={night} className={free === 0 ? 'full' : ''}>
            <span className="small">{dayName(night, language)}</span>
            <b>{t('rooms.count', { count: speakers })}</b>
            <span className="small">{t('rooms.free', { count: free })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
