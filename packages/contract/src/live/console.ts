import * as v from 'valibot';
import { sessionKinds } from '../agenda/programme.ts';
import { call, roles } from '../call.ts';
import { WatchLevel } from './listed.ts';
import { liveStatuses } from './socket.ts';
import { begun, writing, written } from '../pages/writing.ts';
import { Bilingual, Day, Id, Instant, Moment, Nothing } from '../shapes.ts';

const base = '/medapp/api/console/live';
const see = { staff: roles.readSetUp } as const;
const direct = { staff: roles.live } as const;

const { cover: Cover } = writing;

export const liveProviders = ['own', 'tencent', 'aliyun'] as const;
export const streamParts = ['main', 'backup'] as const;
export const chatModes = ['open', 'before', 'closed'] as const;
export const broadcastStates = ['planned', 'live', 'paused', 'ended'] as const;

/** A studio input of a room. Does not include the key, which is shown only on demand. */
export const LiveStream = v.object({
  id: Id,
  part: v.picklist(streamParts),
  provider: v.picklist(liveProviders),
  /** Public; part of the viewers' URLs. */
  name: v.string(),
  /** When the signal began; null: no signal. */
  connectedAt: v.nullable(Instant),
});
export type LiveStream = v.InferOutput<typeof LiveStream>;

/** Current state of a studio's signal. Values the stream server does not report are null. */
export const StreamSignal = v.object({
  /** The newest still image, some seconds old; opens in this browser only. */
  still: v.nullable(v.string()),
  /** When the signal was sampled; every few seconds while the desk is open. */
  lookedAt: Instant,
  /** When the newest segment had arrived by then. */
  seenAt: v.nullable(Instant),
  kilobits: v.nullable(v.number()),
  /** Frames per second over the last seconds, and as announced by the studio. */
  frames: v.nullable(v.number()),
  announced: v.nullable(v.number()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  /** Frames the stream server dropped since the studio connected. */
  dropped: v.nullable(v.number()),
});
export type StreamSignal = v.InferOutput<typeof StreamSignal>;

const WatchedStream = v.object({
  ...LiveStream.entries,
  /** Null: no signal, or a cloud provider that does not report it. */
  signal: v.nullable(StreamSignal),
});
export type WatchedStream = v.InferOutput<typeof WatchedStream>;

const switchings = ['auto', 'hand'] as const;

export const LiveRoom = v.object({
  id: Id,
  version: v.number(),
  name: Bilingual,
  hallId: v.nullable(Id),
  /** `auto`: a broadcast starts automatically once its start time has come and a signal is present. */
  switching: v.picklist(switchings),
  streams: v.array(LiveStream),
  broadcasts: v.number(),
  /** Sessions of its hall without a broadcast. */
  missing: v.number(),
});
export type LiveRoom = v.InferOutput<typeof LiveRoom>;

export const LiveSeries = v.object({
  id: Id,
  version: v.number(),
  title: Bilingual,
  introduction: Bilingual,
  cover: v.nullable(v.string()),
  broadcasts: v.number(),
});
export type LiveSeries = v.InferOutput<typeof LiveSeries>;

const entries = {
  roomId: Id,
  seriesId: v.nullable(Id),
  /** Session that supplies talks, speakers and materials; null: the broadcast has its own. */
  sessionId: v.nullable(Id),
  watch: WatchLevel,
  replayWatch: WatchLevel,
  chat: v.picklist(chatModes),
  /** Seconds between two messages of one person (slow mode). */
  slowSeconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
};

export const StoredBroadcast = v.object({
  id: Id,
  version: v.number(),
  title: Bilingual,
  introduction: Bilingual,
  cover: v.nullable(v.string()),
  from: Instant,
  to: Instant,
  ...entries,
  state: v.picklist(broadcastStates),
  status: v.picklist(liveStatuses),
  beganAt: v.nullable(Instant),
  endedAt: v.nullable(Instant),
  removed: v.boolean(),
  /** Its replay, published or not. */
  video: v.nullable(v.object({ id: Id, state: v.picklist(['making', 'ready', 'published', 'failed']) })),
});
export type StoredBroadcast = v.InferOutput<typeof StoredBroadcast>;

const HallSession = v.object({
  id: Id,
  kind: v.picklist(sessionKinds),
  title: Bilingual,
  hallId: v.nullable(Id),
  from: Instant,
  to: Instant,
});

export const liveHappenings = [
  'signal_on',
  'signal_off',
  'signal_refused',
  'began',
  'paused',
  'resumed',
  'ended',
  'recorded',
  'replay_ready',
  'replay_failed',
] as const;

/** One row of the desk's log. */
export const LiveHappening = v.object({
  id: Id,
  roomId: Id,
  broadcastId: v.nullable(Id),
  at: Instant,
  kind: v.picklist(liveHappenings),
  /** The staff member; empty: automatic. */
  by: v.string(),
});
export type LiveHappening = v.InferOutput<typeof LiveHappening>;

/** Current state of a room as the desk sees it. */
export const WatchedRoom = v.object({
  id: Id,
  name: Bilingual,
  switching: v.picklist(switchings),
  streams: v.array(WatchedStream),
  /** The broadcast the director needs: live, about to start, just ended, next, or last. */
  broadcast: v.nullable(StoredBroadcast),
  /** A second broadcast that ended within the last hour. */
  before: v.nullable(StoredBroadcast),
  /** Current viewers, newest total over all processes. */
  viewers: v.number(),
  /** Viewers in each of the last twelve minutes, oldest first. */
  curve: v.array(v.number()),
  /** Held messages awaiting moderation. */
  waiting: v.number(),
});
export type WatchedRoom = v.InferOutput<typeof WatchedRoom>;

const StudioKey = v.object({
  /** As OBS asks for it: server and key; together they are the URL for ffmpeg. */
  server: v.string(),
  key: v.string(),
});

const HeldWords = v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))), v.maxLength(2000));

export const liveConsoleCalls = {
  read: call({
    path: `${base}/read`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      zone: v.string(),
      startsOn: Day,
      endsOn: Day,
      halls: v.array(v.object({ id: Id, name: Bilingual })),
      sessions: v.array(HallSession),
      rooms: v.array(LiveRoom),
      series: v.array(LiveSeries),
      /** Ordered by start; includes removed ones, marked as such. */
      broadcasts: v.array(StoredBroadcast),
      /** Words that hold a message for moderation. */
      words: v.array(v.string()),
    }),
    errors: ['conference_unknown'],
  }),
  /** A new room gets its main stream at once. */
  saveRoom: call({
    path: `${base}/rooms/save`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      room: v.object({
        ...begun,
        name: written(60),
        hallId: v.nullable(Id),
        switching: v.picklist(switchings),
      }),
    }),
    answer: v.object({ roomId: Id, version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  orderRooms: call({
    path: `${base}/rooms/order`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, roomIds: v.pipe(v.array(Id), v.maxLength(200)) }),
    answer: Nothing,
    errors: [],
  }),
  /** Refused while the room has broadcasts, and after one was shown. */
  removeRoom: call({
    path: `${base}/rooms/remove`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, roomId: Id }),
    answer: Nothing,
    errors: ['live_room_in_use'],
  }),
  /** Adds the stream if it does not exist; changing the provider generates a new name and key. */
  saveStream: call({
    path: `${base}/streams/save`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      roomId: Id,
      part: v.picklist(streamParts),
      provider: v.picklist(liveProviders),
    }),
    answer: v.object({ streamId: Id }),
    errors: ['live_stream_busy'],
  }),
  /** Only a backup stream can be removed. */
  removeStream: call({
    path: `${base}/streams/remove`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, streamId: Id }),
    answer: Nothing,
    errors: ['live_stream_busy', 'live_stream_main'],
  }),
  /** The key a studio enters. No other call returns it; each view is recorded in the audit log. */
  studioKey: call({
    path: `${base}/streams/key`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, streamId: Id }),
    answer: StudioKey,
    errors: ['live_provider_missing'],
  }),
  /** Generates a new key; the old key is refused from now on, a connected studio stays until it disconnects. */
  rotateKey: call({
    path: `${base}/streams/rotate`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, streamId: Id }),
    answer: StudioKey,
    errors: ['live_provider_missing'],
  }),
  saveSeries: call({
    path: `${base}/series/save`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      series: v.object({ ...begun, title: written(100), introduction: written(2000), cover: Cover }),
    }),
    answer: v.object({ seriesId: Id, version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  orderSeries: call({
    path: `${base}/series/order`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, seriesIds: v.pipe(v.array(Id), v.maxLength(200)) }),
    answer: Nothing,
    errors: [],
  }),
  /** Its broadcasts remain, without a series. */
  removeSeries: call({
    path: `${base}/series/remove`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, seriesId: Id }),
    answer: Nothing,
    errors: [],
  }),
  saveBroadcast: call({
    path: `${base}/broadcasts/save`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      broadcast: v.object({
        ...begun,
        title: written(200),
        introduction: written(5000),
        cover: Cover,
        from: Moment,
        to: Moment,
        ...entries,
      }),
    }),
    answer: v.object({ broadcastId: Id, version: v.number() }),
    errors: ['changed_meanwhile', 'broadcast_overlap', 'broadcast_begun'],
  }),
  /** Sets who may watch and write for several broadcasts; null leaves a value unchanged. */
  saveMany: call({
    path: `${base}/broadcasts/save-many`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      broadcastIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)),
      watch: v.optional(v.nullable(WatchLevel), null),
      replayWatch: v.optional(v.nullable(WatchLevel), null),
      chat: v.optional(v.nullable(v.picklist(chatModes)), null),
    }),
    answer: v.object({ changed: v.number() }),
    errors: [],
  }),
  /** Can be restored; refused while it is live. */
  removeBroadcast: call({
    path: `${base}/broadcasts/remove`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, broadcastId: Id }),
    answer: Nothing,
    errors: ['broadcast_begun'],
  }),
  restoreBroadcast: call({
    path: `${base}/broadcasts/restore`,
    who: direct,
    effect: 'write',
    body: v.object({ cid: Id, broadcastId: Id }),
    answer: Nothing,
    errors: ['broadcast_overlap'],
  }),
  /**
   * Creates a broadcast for each session of the room's hall that has none. Idempotent: broadcasts that have not started follow the
   * programme to another time, and only missing ones are created.
   */
  fromProgramme: call({
    path: `${base}/broadcasts/from-programme`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      roomId: Id,
      watch: v.optional(WatchLevel, 'account'),
      replayWatch: v.optional(WatchLevel, 'paid'),
    }),
    answer: v.object({
      made: v.number(),
      moved: v.number(),
      /** Sessions skipped because another broadcast of the room overlaps them. */
      overlapping: v.array(Bilingual),
    }),
    errors: ['live_room_no_hall'],
  }),
  /** One word per entry; case and spaces are ignored. */
  saveWords: call({
    path: `${base}/words/save`,
    who: direct,
    effect: 'write',
    body: v.object({
      cid: Id,
      words: HeldWords,
      /** The words as the user read them; null skips the check for changes by another person. */
      seen: v.optional(v.nullable(HeldWords), null),
    }),
    answer: v.object({ words: v.array(v.string()) }),
    errors: ['conference_unknown', 'changed_meanwhile'],
  }),
  /** All rooms at this moment, with their latest events. */
  overview: call({
    path: `${base}/overview`,
    who: see,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ now: Instant, rooms: v.array(WatchedRoom), happenings: v.array(LiveHappening) }),
    errors: [],
  }),
} as const;
