import { liveConsoleCalls } from '@meetingapp/contract/live-console.ts';
import { liveDeskCalls } from '@meetingapp/contract/live-desk.ts';
import { livePollCalls } from '@meetingapp/contract/live-polls.ts';
import type { ToViewer } from '@meetingapp/contract/live-socket.ts';
import { useEffect, useState } from 'react';
import { refresh } from '../../../lib/use-call.ts';
import { heard, nothingHeard, type RoomLog } from './room-log.ts';
import { listen } from './room-socket.ts';

export type RoomLogs = Readonly<Record<number, RoomLog>>;

/** What each frame makes old: the desk asks again at once, and not only when its time has come. */
function renew(frame: readonly ToViewer[]): void {
  const kinds = new Set(frame.map(({ k }) => k));
  if (kinds.has('desk')) void refresh(liveDeskCalls.feed);
  if (kinds.has('question') || kinds.has('question_state')) void refresh(liveDeskCalls.questions);
  if (kinds.has('state') || kinds.has('settings')) void refresh(liveConsoleCalls.overview);
  if (kinds.has('poll') || kinds.has('poll_result')) void refresh(livePollCalls.polls);
}

/** Listens to all rooms at once. */
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
          const log = heard(known.get(id) ?? nothingHeard, frame);
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
