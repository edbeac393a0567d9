import { hotelConsoleCalls as calls, type GridHotel } from '@meetingapp/contract/hotel/console.ts';
import type { RoomingRoom } from '@meetingapp/contract/hotel/rooming.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { download } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button, Select } from 'antd';
import { useState } from 'react';
import { address } from '../../../lib/navigation/paths.ts';
import { useCid, useRole } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { Answered } from '../../../lib/layout/Page.tsx';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed, useRooming } from '../data.ts';
import { nightText, nightsOf } from '../view.ts';
import { RoomLine } from './RoomLine.tsx';
import { useExport } from '../../../lib/calls/use-export.ts';

/** Rooming list of one hotel and night; people are moved by dragging or by a menu. */
export function RoomingList({ hotels }: { hotels: GridHotel[] }) {
  const t = useT('hotelConsole');
  const common = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const { message } = App.useApp();
  const mayMove = useRole(['owner', 'organiser', 'door']);
  const { hotel: wish } = useSearch({ strict: false }) as { hotel?: number | string };
  const [hotelId, setHotelId] = useState((hotels.find(({ id }) => id === Number(wish)) ?? hotels[0])?.id ?? 0);
  const hotel = hotels.find(({ id }) => id === hotelId);
  const nights = nightsOf(hotel ? [hotel] : []);
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  const night = wanted !== null && nights.includes(wanted) ? wanted : (nights[0] ?? null);
  const asked = useRooming(night);
  const move = useChange(calls.move, { refreshes: changed });
  const number = useChange(calls.number, { refreshes: changed, said: common('saved') });
  const rematch = useChange(calls.rematch, { refreshes: changed });
  const taken = useExport(calls.export);
  async function put(roomTypeId: number, regId: number, beside: number | null) {
    const outcome = await move.change({ cid, roomTypeId, night: night ?? '', regId, beside });
    if (outcome.ok) void message.success(t('rooming.moved', { count: outcome.answer.nights }), 2);
  }
  return (
    <>
      <div className="row wrap" style={{ padding: '12px 24px' }}>
        <Select
          aria-label={t('rooming.hotel')}
          style={{ minWidth: 200 }}
          value={hotelId}
          onChange={setHotelId}
          options={hotels.map((one) => ({ value: one.id, label: one.name[language] }))}
        />
        <Select
          aria-label={t('rooming.night')}
          style={{ minWidth: 140 }}
          value={night}
          onChange={setWanted}
          options={nights.map((one) => ({ value: one, label: nightText(one, language) }))}
        />
        <span className="grow" />
        {mayMove && (
          <Button
            icon={<Icon icon={upload} />}
            onClick={() => void navigate({ to: address('roomNumbers', { cid }), search: { of: hotelId } as never })}
          >
            {t('importNumbers')}
          </Button>
        )}
        {mayMove && (
          <Button
            icon={<Icon icon={download} />}
            loading={taken.busy}
            onClick={() => void taken.start({ cid, hotelId })}
          >
            {t('rooming.export')}
          </Button>
        )}
      </div>
      {mayMove && (
        <p className="note" style={{ margin: '0 24px 12px' }}>
          {t('rooming.hint')}
        </p>
      )}
      <Answered asked={asked}>
        {(answer) => (
          <>
            {(answer.nights[0]?.roomTypes ?? [])
              .filter((type) => type.hotelId === hotelId)
              .map(({ roomTypeId, roomType, size, rooms, speakers }) => (
                <section key={roomTypeId} aria-label={roomType} style={{ marginBottom: 24 }}>
                  <div className="row" style={{ padding: '0 24px' }}>
                    <h2 className="grow">
                      <b>{roomType}</b>{' '}
                      <span className="small quiet">
                        {rooms.length + speakers.length} / {size}
                      </span>
                    </h2>
                    {mayMove && rooms.some(({ byHand }) => byHand) && (
                      <Button
                        size="small"
                        loading={rematch.busy}
                        onClick={() => void rematch.change({ cid, roomTypeId, night: night ?? '' })}
                      >
                        {t('rooming.rematch')}
                      </Button>
                    )}
                  </div>
                  {size !== null && rooms.length + speakers.length > size && (
                    <p className="note soon" style={{ margin: '8px 24px' }}>
                      {t('rooming.over', { rooms: rooms.length + speakers.length, size })}
                    </p>
                  )}
                  {rooms.length + speakers.length === 0 && <p className="pad quiet">{t('rooming.empty')}</p>}
                  {rooms.length > 0 && (
                    <table className="rooms">
                      <thead>
                        <tr>
                          <th scope="col">{t('rooming.room')}</th>
                          <th scope="col">{t('rooming.people')}</th>
                        </tr>
                      </thead>
                      <tbody>
                        {rooms.map((room, index) => (
                          <RoomLine
                            key={keyOf(room)}
                            room={room}
                            place={index + 1}
                            others={rooms.flatMap((one, at) => (at === index ? [] : [{ room: one, place: at + 1 }]))}
                            mayMove={mayMove}
                            put={(regId, beside) => void put(roomTypeId, regId, beside)}
                            write={(regId, door) =>
                              void number.change({ cid, roomTypeId, night: night ?? '', regId, number: door })
                            }
                          />
                        ))}
                      </tbody>
                    </table>
                  )}
                  {speakers.length > 0 && (
                    <p style={{ padding: '8px 24px' }}>
                      <span className="small quiet">{t('speakersHere')}</span>{' '}
                      {joinList(
                        speakers.map(({ name }) => name),
                        language,
                        'names',
                      )}
                    </p>
                  )}
                </section>
              ))}
          </>
        )}
      </Answered>
    </>
  );
}

const keyOf = (room: RoomingRoom) => `${room.number}/${room.people.map(({ regId }) => regId).join('+')}`;
