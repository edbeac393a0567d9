import type { RoomingRoom } from '@meetingapp/contract/hotel/rooming.ts';
import { Button, Input } from 'antd';
import { ActMenu } from '../../../lib/layout/ActMenu.tsx';
import { useState, type DragEvent } from 'react';
import { useT } from '../../../lib/texts/texts.ts';

/** MIME type of dragged guests, so that nothing else can be dropped on a room. */
const kind = 'application/x-guest';

export interface RoomLineProps {
  room: RoomingRoom;
  place: number;
  others: { room: RoomingRoom; place: number }[];
  mayMove: boolean;
  put: (regId: number, beside: number | null) => void;
  write: (regId: number, door: string) => void;
}

export function RoomLine({ room, place, others, mayMove, put, write }: RoomLineProps) {
  const t = useT('hotelConsole');
  const [over, setOver] = useState(false);
  const [first] = room.people;
  const nameOf = (one: RoomingRoom, at: number) =>
    [one.number || t('rooming.place', { place: at }), one.people.map(({ name }) => name).join(' + ')].join(' ');
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const regId = Number(event.dataTransfer.getData(kind));
    if (regId > 0 && first && !room.people.some((person) => person.regId === regId)) put(regId, first.regId);
  }
  return (
    <tr
      className={over ? 'over-me' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(kind)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <td>
        {mayMove && first ? (
          <Input
            size="small"
            maxLength={20}
            defaultValue={room.number}
            placeholder={t('rooming.place', { place })}
            aria-label={`${t('rooming.number')} ${nameOf(room, place)}`}
            onPressEnter={(event) => event.currentTarget.blur()}
            onBlur={(event) => {
              const door = event.target.value.trim();
              if (door !== room.number) write(first.regId, door);
            }}
          />
        ) : (
          room.number || t('rooming.place', { place })
        )}
      </td>
      <td>
        {room.people.map((person) => (
          <span
            key={person.regId}
            className="guest"
            draggable={mayMove && room.kind !== 'whole'}
            onDragStart={(event) => event.dataTransfer.setData(kind, String(person.regId))}
          >
            <b>{person.name}</b>
            {person.gender && <span className="quiet">{t(`stays.${person.gender}`)}</span>}
            {person.mate && (
              <span className="small quiet">
                {t(person.mateRefused ? 'rooming.refused' : 'rooming.wish', { mate: person.mate })}
              </span>
            )}
            {!person.confirmed && <span className="small quiet">{t('rooming.held')}</span>}
            {mayMove && room.kind !== 'whole' && (
              <ActMenu
                menu={{
                  items: [
                    { key: '', label: t('rooming.own') },
                    ...others
                      .filter((one) => one.room.kind !== 'whole')
                      .map((one) => ({ key: String(one.room.people[0]?.regId), label: nameOf(one.room, one.place) })),
                  ],
                  onClick: ({ key }) => put(person.regId, key === '' ? null : Number(key)),
                }}
              >
                <Button size="small" type="text" aria-label={t('rooming.move', { name: person.name })}>
                  {t('rooming.to')}
                </Button>
              </ActMenu>
            )}
          </span>
        ))}
        <span className="small quiet">
          {t(`rooming.kinds.${room.agreed ? 'pair' : room.kind}`)} {room.byHand && t('rooming.byHand')}{' '}
          {room.free > 0 && room.gender && t('rooming.free', { gender: t(`stays.${room.gender}`), count: room.free })}
        </span>
      </td>
    </tr>
  );
}
