import { liveConsoleCalls as calls, type LiveRoom } from '@meetingapp/contract/live/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { TableColumnsType } from 'antd';
import { useCid } from '../../../lib/session/conference.ts';
import { useLanguage } from '../../../lib/texts/language.ts';
import { ListTable } from '../../../lib/lists/ListTable.tsx';
import { MoveButtons } from '../../../lib/lists/MoveButtons.tsx';
import { moveItem } from '../../../lib/lists/move-item.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useChange } from '../../../lib/calls/use-change.ts';
import { changed, type LiveSetUp } from '../data.ts';
import { SyncFromProgramme } from '../broadcast/SyncFromProgramme.tsx';
import { SignalDots } from '../signal/SignalDots.tsx';

type Column = TableColumnsType<LiveRoom>[number];

interface RoomTableProps {
  setUp: LiveSetUp;
  opened: number | null;
  open: (id: number) => void;
  mayWrite: boolean;
}

/** Rooms in the order used by phone and desk. */
export function RoomTable({ setUp, opened, open, mayWrite }: RoomTableProps) {
  const t = useT('liveConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const order = useChange(calls.orderRooms, { refreshes: changed });
  const { rooms, halls } = setUp;
  const ids = rooms.map(({ id }) => id);
  // Hidden while a room is open: there is no room, and its pane shows them.
  const hall: Column = {
    title: t('rooms.hall'),
    width: 180,
    render: (_value, { hallId }) => {
      const hall = halls.find(({ id }) => id === hallId);
      return hall ? pickLanguage(hall.name, language) : <span className="quiet">{t('rooms.noHall')}</span>;
    },
  };
  const switching: Column = {
    title: t('rooms.switching'),
    width: 100,
    render: (_value, { switching }) => t(`rooms.switchings.${switching}`),
  };
  const places: Column = {
    title: <span className="sr">{c('rowActs')}</span>,
    width: 104,
    render: (_value, room, at) => (
      <span className="row live-order">
        <MoveButtons
          at={at}
          count={ids.length}
          up={t('rooms.up', { name: pickLanguage(room.name, language) })}
          down={t('rooms.down', { name: pickLanguage(room.name, language) })}
          disabled={!mayWrite}
          onMove={(by) => void order.change({ cid, roomIds: moveItem(ids, at, by) })}
        />
      </span>
    ),
  };
  return (
    <ListTable<LiveRoom>
      rows={rooms}
      open={opened}
      columns={[
        {
          title: t('rooms.name'),
          render: (_value, room) => (
            <button type="button" onClick={() => open(room.id)}>
              <b>{pickLanguage(room.name, language)}</b>
            </button>
          ),
        },
        ...(opened === null ? [hall] : []),
        { title: t('rooms.signal'), width: 190, render: (_value, { streams }) => <SignalDots streams={streams} /> },
        ...(opened === null ? [switching] : []),
        {
          title: t('rooms.broadcasts'),
          width: 270,
          render: (_value, room) => (
            <span className="row">
              <span className="grow">{t('rooms.count', { count: room.broadcasts })}</span>
              {room.hallId !== null && <SyncFromProgramme room={room} disabled={!mayWrite} />}
            </span>
          ),
        },
        ...(opened === null ? [places] : []),
      ]}
    />
  );
}
