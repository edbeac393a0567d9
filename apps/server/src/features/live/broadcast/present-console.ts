import type {
  LiveHappening,
  LiveRoom,
  LiveStream,
  StoredBroadcast,
  StreamSignal,
  WatchedRoom,
} from '@meetingapp/contract/live/console.ts';
import { broadcastBefore, broadcastNow } from '@meetingapp/domain/live/room-now.ts';
import { statusOf } from '@meetingapp/domain/live/states.ts';
import type { SignalLook } from '../../../ports/live/signals.ts';
import { STILL } from '../../../ports/media/media.ts';
import type { BroadcastRow, roomsOfLive, sessionsOfLive, streamsOfLive } from './queries-console.ts';
import { CURVE, type figuresSince, type HappeningRow, type waitingByBroadcast } from './queries-overview.ts';

type Rows<Q extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Q>>;
type RoomRow = Rows<typeof roomsOfLive>[number];
type StreamRows = Rows<typeof streamsOfLive>;

const streamsOf = (room: RoomRow, streams: StreamRows): LiveStream[] =>
  streams
    .filter((stream) => stream.room_id === room.id)
    .map(({ id, part, provider, name, connected_at }) => ({
      id,
      part,
      provider,
      name,
      connectedAt: connected_at?.toISOString() ?? null,
    }));

interface Around {
  streams: StreamRows;
  sessions: Rows<typeof sessionsOfLive>;
  broadcasts: readonly BroadcastRow[];
}

export function presentRoom(room: RoomRow, { streams, sessions, broadcasts }: Around): LiveRoom {
  const standing = broadcasts.filter(({ removed_at }) => removed_at === null);
  const shown = new Set(standing.map(({ session_id }) => session_id));
  return {
    id: room.id,
    version: room.version,
    name: room.name,
    hallId: room.hall_id,
    switching: room.switching,
    streams: streamsOf(room, streams),
    broadcasts: standing.filter(({ room_id }) => room_id === room.id).length,
    missing: sessions.filter(({ id, hall_id }) => hall_id !== null && hall_id === room.hall_id && !shown.has(id))
      .length,
  };
}

export function presentBroadcast(row: BroadcastRow, now: Date): StoredBroadcast {
  const { state, starts_at: startsAt, ends_at: endsAt } = row;
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    introduction: row.introduction,
    cover: row.cover,
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
    roomId: row.room_id,
    seriesId: row.series_id,
    sessionId: row.session_id,
    watch: row.watch,
    replayWatch: row.replay_watch,
    chat: row.chat,
    slowSeconds: row.slow_seconds,
    state,
    status: statusOf({ state, startsAt, endsAt, replay: row.video_state === 'published' }, now),
    beganAt: row.began_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    removed: row.removed_at !== null,
    video: row.video_id === null || row.video_state === null ? null : { id: row.video_id, state: row.video_state },
  };
}

interface Watched {
  streams: StreamRows;
  broadcasts: readonly BroadcastRow[];
  figures: Rows<typeof figuresSince>;
  waiting: Rows<typeof waitingByBroadcast>;
  signalOf: (streamName: string) => StreamSignal | null;
  now: Date;
}

const MINUTE = 60_000;

/** `address`: address of its pictures. */
export const presentSignal = (look: SignalLook, address: string): StreamSignal => ({
  lookedAt: look.at.toISOString(),
  still: look.stillAt && `${address}${STILL}?${look.stillAt.getTime()}`,
  seenAt: look.seenAt?.toISOString() ?? null,
  frames: look.frames,
  kilobits: look.figures?.kilobits ?? null,
  announced: look.figures?.announced ?? null,
  width: look.figures?.width ?? null,
  height: look.figures?.height ?? null,
  dropped: look.figures?.dropped ?? null,
});

export function presentWatched(room: RoomRow, around: Watched): WatchedRoom {
  const { streams, broadcasts, figures, waiting, signalOf, now } = around;
  const here = broadcasts
    .filter((row) => row.room_id === room.id && row.removed_at === null)
    .map((row) => ({ row, state: row.state, startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at }));
  const current = broadcastNow(here, now)?.row;
  const before = broadcastBefore(here, now)?.row;
  const byMinute = new Map(
    figures
      .filter((figure) => figure.broadcast_id === current?.id)
      .map(({ minute, viewers }) => [Math.floor(minute.getTime() / MINUTE), viewers]),
  );
  const newest = Math.floor(now.getTime() / MINUTE);
  const curve = Array.from({ length: CURVE }, (_, at) => byMinute.get(newest - CURVE + 1 + at) ?? 0);
  const ids = new Set(here.map(({ row }) => row.id));
  return {
    id: room.id,
    name: room.name,
    switching: room.switching,
    streams: streamsOf(room, streams).map((stream) => ({
      ...stream,
      signal: stream.connectedAt === null || stream.provider !== 'own' ? null : signalOf(stream.name),
    })),
    broadcast: current ? presentBroadcast(current, now) : null,
    before: before ? presentBroadcast(before, now) : null,
    // In the first seconds of a minute its figure does not exist yet.
    viewers: curve.at(-1) || (curve.at(-2) ?? 0),
    curve,
    waiting: waiting.filter((one) => ids.has(one.broadcast_id)).reduce((sum, one) => sum + one.waiting, 0),
  };
}

export const presentHappening = (row: HappeningRow): LiveHappening => ({
  id: row.id,
  roomId: row.room_id,
  broadcastId: row.broadcast_id,
  at: row.at.toISOString(),
  kind: row.kind,
  by: row.by ?? '',
});
