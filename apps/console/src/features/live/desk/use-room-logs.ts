import { liveConsoleCalls } from '@meetingapp/contract/live/console.ts';
import { liveDeskCalls } from '@meetingapp/contract/live/desk.ts';
import { livePollCalls } from '@meetingapp/contract/live/poll.ts';
import type { ToViewer } from '@meetingapp/contract/live/socket.ts';
import { useEffect, useState } from 'react';
import { refresh } from '../../../lib/calls/use-call.ts';
import { applyFrame, emptyRoomLog, type RoomLog } from './room-log.ts';
import { listen } from './room-socket.ts';

export type RoomLogs = Readonly<Record<number, RoomLog>>;

/** Refreshes the calls that a frame made stale, without waiting for the next poll. */
function renew(frame: readonly ToViewer[]): void {
  const kinds = new Set(frame.map(({ k }) => k));
  if (kinds.has('desk')) void refresh(liveDeskCalls.feed);
  if (kinds.has('question') || kinds.has('question_state')) void refresh(liveDeskCalls.questions);
  if (kinds.has('state') || kinds.has('settings')) void refresh(liveConsoleCalls.overview);
  if (kinds.has('poll') || kinds.has('poll_result')) void refresh(livePollCalls.polls);
}

/** Subscribes to all rooms. */
export function useRoomLogs(broadcastIds: readonly number[]): RoomLogs {
  const [logs, setLogs] = useState<RoomLogs>({});
  const names = broadcastIds.join();
  useEffect(() => {
    const ids = names === '' ? [] : names.split(',').map(Number);
    const known = new Map<number, RoomLog>();
    const leave = ids.map((id) =>
      listen(id, {
        after: () => known.get(id)?.last ?? null,
        hear(frame) {
          const log = applyFrame(known.get(id) ?? emptyRoomLog, frame);
          known.set(id, log);
          setLogs((before) => ({ ...before, [id]: log }));
          renew(frame);
        },
      }),
    );
    return () => {
      for (const one of leave) one();
    };
  }, [names]);
  return logs;
}
