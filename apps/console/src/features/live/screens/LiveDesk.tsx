import '../parts/live.css';
import '../parts/desk.css';
import { liveConsoleCalls as calls, type WatchedRoom } from '@meetingapp/contract/live-console.ts';
import { megaphone } from '@meetingapp/ui/icons-home.ts';
import { Icon } from '@meetingapp/ui/Icon.tsx';
import { radio } from '@meetingapp/ui/icons-topics.ts';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { Blank } from '../../../lib/Blank.tsx';
import { useCid } from '../../../lib/conference.ts';
import { useListed } from '../../../lib/opened.ts';
import { Answered, Page } from '../../../lib/Page.tsx';
import { address } from '../../../lib/paths.ts';
import { useT } from '../../../lib/texts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { DeskHead } from '../parts/DeskHead.tsx';
import { HeldMessages } from '../parts/HeldMessages.tsx';
import { MutedDialog } from '../parts/MutedDialog.tsx';
import { NoticeDialog } from '../parts/NoticeDialog.tsx';
import { Polls } from '../parts/Polls.tsx';
import { ReplayDialog } from '../parts/ReplayDialog.tsx';
import { RoomControls } from '../parts/RoomControls.tsx';
import { RoomStrip } from '../parts/RoomStrip.tsx';
import { nothingHeard } from '../parts/room-log.ts';
import { useRoomLogs, type RoomLogs } from '../parts/use-room-logs.ts';
import { useRoomKeys } from '../parts/use-room-keys.ts';

const EVERY_MS = 2500;

/** The socket knows how many watch sooner than the figures that are kept. */
const withViewers = (room: WatchedRoom, logs: RoomLogs): WatchedRoom => ({
  ...room,
  viewers: logs[room.broadcast?.id ?? 0]?.viewers ?? room.viewers,
});

/** From here one person directs several rooms: what is on the air, what waits to be judged, polls, states by hand. */
export function LiveDesk() {
  const t = useT('liveDesk');
  const c = useT('console');
  const cid = useCid();
  const asked = useCall(calls.overview, { cid }, { again: () => EVERY_MS });
  const [roomId, choose] = useListed('list');
  const [dialog, open] = useState<'notice' | 'mutes' | 'replays' | null>(null);
  const close = () => open(null);
  const broadcastIds = asked.answer?.rooms.flatMap(({ broadcast }) => (broadcast ? [broadcast.id] : [])) ?? [];
  const logs = useRoomLogs(broadcastIds);
  const rooms = (asked.answer?.rooms ?? []).map((one) => withViewers(one, logs));
  const room = rooms.find(({ id }) => id === roomId) ?? rooms[0];
  useRoomKeys(rooms, choose);
  const setUp = (
    <Link to={address('live', { cid })} className="desk-link">
      <Icon icon={radio} />
      {t('setUp')}
    </Link>
  );
  return (
    <Page
      title={c('pages.liveDesk')}
      facts={asked.answer && <DeskHead answer={asked.answer} rooms={rooms} failed={asked.failure !== null} />}
      actions={
        <>
          {setUp}
          <Button disabled={rooms.length === 0} onClick={() => open('mutes')}>
            {t('mutes.list')}
          </Button>
          <Button disabled={rooms.length === 0} onClick={() => open('replays')}>
            {t('replays.title')}
          </Button>
          <Button
            icon={<Icon icon={megaphone} />}
            disabled={!rooms.some(({ broadcast }) => broadcast !== null)}
            onClick={() => open('notice')}
          >
            {t('notice.title')}
          </Button>
        </>
      }
    >
      <Answered asked={asked}>
        {(answer) =>
          room ? (
            <div className="desk">
              <RoomStrip rooms={rooms} now={answer.now} chosen={room.id} choose={choose} />
              <div className="desk-columns">
                <HeldMessages rooms={rooms} room={room} log={logs[room.broadcast?.id ?? 0] ?? nothingHeard} />
                <Polls key={room.broadcast?.id ?? 0} room={room} />
                <RoomControls room={room} rooms={rooms} happenings={answer.happenings} now={answer.now} />
              </div>
              {dialog === 'notice' && <NoticeDialog rooms={rooms} close={close} />}
              {dialog === 'mutes' && <MutedDialog rooms={rooms} close={close} />}
              {dialog === 'replays' && <ReplayDialog rooms={rooms} close={close} />}
            </div>
          ) : (
            <Blank icon={radio} title={t('noRooms')} text={t('noRoomsText')}>
              <Link to={address('live', { cid })}>{t('toSetUp')}</Link>
            </Blank>
          )
        }
      </Answered>
    </Page>
  );
}
