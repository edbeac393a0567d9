import type { GridType } from '@meetingapp/contract/hotel/console.ts';
import { useCid } from '../../../lib/session/conference.ts';
import { History } from '../../../lib/layout/History.tsx';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Pane } from '../../../lib/layout/Pane.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useRooming } from '../data.ts';
import { nightText } from '../view.ts';
import { NightsForm } from './NightsForm.tsx';

/** One night of a room type: figures, prices and guests. */
export function NightPane({ type, night, close }: { type: GridType; night: string; close: () => void }) {
  const t = useT('hotelConsole');
  const language = useLanguage();
  const cid = useCid();
  const here = useRooming(night).answer?.nights[0]?.roomTypes.find((one) => one.roomTypeId === type.id);
  const rooms = here?.rooms ?? [];
  const speakers = here?.speakers ?? [];
  const cell = type.nights.find((one) => one.night === night);
  return (
    <Pane
      title={`${type.name[language]} ${nightText(night, language)}`}
      facts={type.sellsBeds && cell ? t('bedsLeft', { male: cell.bedsMale, female: cell.bedsFemale }) : undefined}
      close={close}
    >
      <NightsForm type={type} night={night} />
      <section className="fields" aria-label={t('who')}>
        <h2>{t('who')}</h2>
        {rooms.length + speakers.length === 0 && <p className="quiet">{t('nobody')}</p>}
        <ul>
          {rooms.map((room, index) => (
            <li key={index} className="row wrap" style={{ padding: '6px 0', borderBottom: '1px solid var(--line)' }}>
              <span className="quiet">{room.number || t('rooming.place', { place: index + 1 })}</span>
              {room.people.map((person) => (
                <span key={person.regId}>
                  {person.name} {person.gender && <span className="quiet">{t(`stays.${person.gender}`)}</span>}
                </span>
              ))}
              <span className="small quiet">{t(`rooming.kinds.${room.kind}`)}</span>
            </li>
          ))}
        </ul>
        {speakers.length > 0 && (
          <>
            <h3>{t('speakersHere')}</h3>
            <ul>
              {speakers.map(({ expertId, name, confirmation }) => (
                <li key={expertId} className="row wrap" style={{ padding: '6px 0' }}>
                  <span>{name}</span> <span className="small quiet">{confirmation}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <History cid={cid} subject="room_type" id={type.id} />
    </Pane>
  );
}
