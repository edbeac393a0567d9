import '../parts/live.css';
import '../desk/desk.css';
import { liveConsoleCalls as calls, type WatchedRoom } from '@meetingapp/contract/live/console.ts';
import { megaphone } from '@meetingapp/ui/icons/icons-home.ts';
import { Icon } from '@meetingapp/ui/icons/Icon.tsx';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { Link } from '@tanstack/react-router';
import { ActButton } from '../../../lib/layout/ActButton.tsx';
import { useState } from 'react';
import { EmptyState } from '../../../lib/layout/EmptyState.tsx';
import { useCid } from '../../../lib/session/conference.ts';
import { useListed } from '../../../lib/lists/use-open-row.ts';
import { Answered, Page } from '../../../lib/layout/Page.tsx';
import { address } from '../../../lib/navigation/paths.ts';
import { useT } from '../../../lib/texts/texts.ts';
import { useShownFailure } from '../../../lib/calls/failed-parts.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { DeskHead } from '../desk/DeskHead.tsx';
import { ModerationQueue } from '../chat/ModerationQueue.tsx';
import { MutesDialog } from '../chat/MutesDialog.tsx';
import { NoticeDialog } from '../desk/NoticeDialog.tsx';
import { Polls } from '../poll/Polls.tsx';
import { ReplayDialog } from '../recording/ReplayDialog.tsx';
import { RoomControls } from '../desk/RoomControls.tsx';
import { RoomStrip } from '../desk/RoomStrip.tsx';
import { emptyRoomLog } from '../desk/room-log.ts';
import { useRoomLogs, type RoomLogs } from '../desk/use-room-logs.ts';
import { useRoomKeys } from '../desk/use-room-keys.ts';

const EVERY_MS = 2500;

/** The socket's viewer count is newer than the stored figure. */
const withViewers = (room: WatchedRoom, logs: RoomLogs): WatchedRoom => ({
  ...room,
  viewers: logs[room.broadcast?.id ?? 0]?.viewers ?? room.viewers,
});

/** Live desk: one person directs several rooms, with broadcasts, moderation, polls and manual states. */
export function LiveDesk() {
  const t = useT('liveDesk');
  const c = useT('console');
  const cid = useCid();
  const asked = useCall(calls.overview, { cid }, { again: () => EVERY_MS });
  useShownFailure(asked.failure);
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
          <ActButton lacks={{ noRooms: rooms.length === 0 }} onClick={() => open('mutes')}>
            {t('mutes.list')}
          </ActButton>
          <ActButton lacks={{ noRooms: rooms.length === 0 }} onClick={() => open('replays')}>
            {t('replays.title')}
          </ActButton>
          <ActButton
            icon={<Icon icon={megaphone} />}
            lacks={{ noBroadcast: !rooms.some(({ broadcast }) => broadcast !== null) }}
            onClick={() => open('notice')}
          >
            {t('notice.title')}
          </ActButton>
        </>
      }
    >
      <Answered asked={asked}>
        {(answer) =>
          room ? (
            <div className="desk">
              <RoomStrip rooms={rooms} now={answer.now} chosen={room.id} choose={choose} />
              <div className="desk-columns">
                <ModerationQueue rooms={rooms} room={room} log={logs[room.broadcast?.id ?? 0] ?? emptyRoomLog} />
                <Polls key={room.broadcast?.id ?? 0} room={room} />
                <RoomControls room={room} rooms={rooms} happenings={answer.happenings} now={answer.now} />
              </div>
              {dialog === 'notice' && <NoticeDialog rooms={rooms} close={close} />}
              {dialog === 'mutes' && <MutesDialog rooms={rooms} close={close} />}
              {dialog === 'replays' && <ReplayDialog rooms={rooms} close={close} />}
            </div>
          ) : (
            <EmptyState icon={radio} title={t('noRooms')} text={t('noRoomsText')}>
              <Link to={address('live', { cid })}>{t('toSetUp')}</Link>
            </EmptyState>
          )
        }
      </Answered>
    </Page>
  );
}
