import {
  travelDeskCalls as calls,
  type DeskTraveller,
  type SpeakerRoomType,
} from '@meetingapp/contract/speakers/travel.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { bedDouble } from '@meetingapp/ui/icons/icons-topics.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { dayName, roomNights } from './travel-view.ts';

const EVERY_MS = 30_000;
type Night = SpeakerRoomType['nights'][number];

const sumOf = (nights: ReturnType<typeof roomNights>, part: 'attendees' | 'speakers'): number =>
  nights.reduce((sum, night) => sum + night[part], 0);

/** Rooms of the conference by type and night: those of attendees, those of speakers, and what is left. */
export function SpeakerRooms({
  travellers,
  open,
}: {
  travellers: readonly DeskTraveller[];
  open: (id: number) => void;
}) {
  const t = useT('travelConsole');
  const language = useLanguage();
  const cid = useCid();
  const asked = useCall(calls.nights, { cid }, { again: () => EVERY_MS });
  const gone = travellers.filter(({ coming, stay }) => !coming && stay !== null);
  return (
    <Answered asked={asked}>
      {({ roomTypes }) => {
        const all = roomNights(roomTypes);
        const days = all.map(({ night }) => night);
        if (days.length === 0)
          return <EmptyState icon={bedDouble} title={t('rooms.none')} text={t('rooms.noneText')} />;
        return (
          <>
            <p className="travel-rooms-note">
              <b>{t('rooms.facts', { speakers: sumOf(all, 'speakers'), attendees: sumOf(all, 'attendees') })}</b>{' '}
              <span className="small quiet">{t('rooms.text')}</span>
            </p>
            {gone.length > 0 && (
              <p className="travel-note travel-rooms-note">
                {t('rooms.gone')}{' '}
                {gone.map(({ expertId, name }) => (
                  <button key={expertId} type="button" onClick={() => open(expertId)}>
                    <b>{pickLanguage(name, language)}</b>
                  </button>
                ))}
              </p>
            )}
            <div className="travel-rooms" role="region" aria-label={t('directions.nights')} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('rooms.type')}</th>
                    {days.map((day) => (
                      <th key={day} scope="col">
                        {dayName(day, language)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {roomTypes.map(({ roomTypeId, hotel, roomType, nights }) => {
                    const name = joinList(
                      [pickLanguage(hotel, language), pickLanguage(roomType, language)],
                      language,
                      'clauses',
                    );
                    return (
                      <tr key={roomTypeId}>
                        <th scope="row">
                          {pickLanguage(roomType, language)}
                          <span className="small quiet">{pickLanguage(hotel, language)}</span>
                        </th>
                        {days.map((day) => (
                          <RoomCell key={day} day={day} name={name} night={nights.find(({ night }) => night === day)} />
                        ))}
                      </tr>
                    );
                  })}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{t('rooms.left')}</th>
                    {all.map(({ night, free }) => (
                      <td key={night}>
                        <b>{free}</b>
                      </td>
                    ))}
                  </tr>
                </tfoot>
              </table>
            </div>
          </>
        );
      }}
    </Answered>
  );
}

function RoomCell({ day, name, night }: { day: string; name: string; night: Night | undefined }) {
  const t = useT('travelConsole');
  const language = useLanguage();
  if (!night) return <td className="small quiet">{t('rooms.notOpen')}</td>;
  const { size, attendees, speakers, free } = night;
  const words = t('rooms.cell', { type: name, night: dayName(day, language), free, attendees, speakers, size });
  return (
    <td className={free === 0 ? 'full' : speakers > 0 ? 'some' : ''}>
      <span aria-hidden="true">
        <b>{free}</b>
        <span className="small">
          {attendees} + {speakers} / {size}
        </span>
      </span>
      <span className="sr">{words}</span>
    </td>
  );
}
