import { liveConsoleCalls as calls, type LiveRoom } from '@meetingapp/contract/live-console.ts';
import type { TableColumnsType } from 'antd';
import { useCid } from '../../../lib/conference.ts';
import { useLanguage } from '../../../lib/language.ts';
import { ListTable } from '../../../lib/ListTable.tsx';
import { MoveButtons } from '../../../lib/MoveButtons.tsx';
import { moved } from '../../../lib/moved.ts';
import { useT } from '../../../lib/texts.ts';
import { useChange } from '../../../lib/use-change.ts';
import { changed, type LiveSetUp } from '../data.ts';
import { said } from '../view.ts';
import { FromProgramme } from './FromProgramme.tsx';
import { SignalDots } from './SignalDots.tsx';

type Column = TableColumnsType<LiveRoom>[number];

interface RoomTableProps {
  setUp: LiveSetUp;
  opened: number | null;
  open: (id: number) => void;
  mayWrite: boolean;
}

/** The rooms in the order in which phone and desk show them. */
export function RoomTable({ setUp, opened, open, mayWrite }: RoomTableProps) {
  const t = useT('liveConsole');
  const c = useT('console');
  const language = useLanguage();
  const cid = useCid();
  const order = useChange(calls.orderRooms, { refreshes: changed });
  const { rooms, halls } = setUp;
  const ids = rooms.map(({ id }) => id);
  // Beside a room that is open, which shows them itself, there is no room for these.
  const hall: Column = {
    title: t('rooms.hall'),
    width: 180,
    render: (_value, { hallId }) => {
      const hall = halls.find(({ id }) => id === hallId);
      return hall ? said(hall.name, language) : <span className="quiet">{t('rooms.noHall')}</span>;
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
          up={t('rooms.up', { name: said(room.name, language) })}
          down={t('rooms.down', { name: said(room.name, language) })}
          disabled={!mayWrite}
          onMove={(by) => void order.change({ cid, roomIds: moved(ids, at, by) })}
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
              <b>{said(room.name, language)}</b>
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
              {room.hallId !== null && <FromProgramme room={room} disabled={!mayWrite} />}
            </span>
          ),
        },
        ...(opened === null ? [places] : []),
      ]}
    />
  );
}
