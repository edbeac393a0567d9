import type { HomeInfo, HomeSession } from '@meetingapp/contract/home/home.ts';
import { hallsNow, percentOf } from './sessions.ts';

type Room = HomeInfo['rooms'][number];

export interface OnStage {
  title: string;
  chairs: readonly string[];
  /** Elapsed share of what is on the air, 0 to 100; 0 when nothing is. */
  percent: number;
  /** The session that the room shows; null when it is not in the given part of the programme. */
  session: HomeSession | null;
}

/**
 * What a live room shows at `now`: its broadcast, else, for a room that staff entered by hand, the session of its hall. A session that
 * follows later is never named while the room is live.
 */
export function onStageOf(room: Room, sessions: readonly HomeSession[], now: number): OnStage {
  const { on, state } = room;
  if (on !== null) {
    const session = sessions.find(({ sessionId }) => sessionId === on.sessionId) ?? null;
    const percent = state === 'live' ? percentOf(on, now) : 0;
    return { title: on.title, chairs: session?.chairs ?? [], percent, session };
  }
  const hall = hallsNow(sessions, now).find((one) => one.hallName === room.title || one.hall === room.hall);
  const session = hall?.current ?? (state === 'live' ? null : hall?.next) ?? null;
  const title = session?.title ?? room.title;
  return { title, chairs: session?.chairs ?? [], percent: hall?.current ? hall.percent : 0, session };
}
