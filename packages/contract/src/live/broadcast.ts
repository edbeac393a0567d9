import * as v from 'valibot';
import { call } from '../call.ts';
import { ListedBroadcast, WatchLevel } from './listed.ts';
import { liveStatuses } from './socket.ts';
import { Material } from '../agenda/programme.ts';
import { Bilingual, Id, Instant } from '../shapes.ts';

export const LiveRoom = v.object({ id: Id, name: Bilingual, place: Bilingual });
export type LiveRoom = v.InferOutput<typeof LiveRoom>;

/** A room with its current broadcast (the live one, else the next, else the last) and the one after it. */
export const ShownRoom = v.object({
  ...LiveRoom.entries,
  on: v.nullable(ListedBroadcast),
  next: v.nullable(ListedBroadcast),
});
export type ShownRoom = v.InferOutput<typeof ShownRoom>;

const Speaker = v.object({ id: Id, name: Bilingual, affiliation: Bilingual, portrait: v.nullable(v.string()) });

/** One talk of the running order, at the times of the broadcast. */
export const RunningTalk = v.object({
  id: Id,
  title: Bilingual,
  from: v.nullable(Instant),
  to: v.nullable(Instant),
  speakers: v.array(Speaker),
});
export type RunningTalk = v.InferOutput<typeof RunningTalk>;

export const Broadcast = v.object({
  ...ListedBroadcast.entries,
  introduction: Bilingual,
  room: LiveRoom,
  series: v.nullable(v.object({ id: Id, title: Bilingual })),
  /** Who may watch its replay. */
  replayWatch: WatchLevel,
  chairs: v.array(Speaker),
  order: v.array(RunningTalk),
  materials: v.array(Material),
});
export type Broadcast = v.InferOutput<typeof Broadcast>;

const errors = ['conference_unknown', 'conference_stopped'] as const;
const where = { cid: Id, zone: v.string(), now: Instant };

export const liveCalls = {
  /** S56. */
  rooms: call({
    path: '/medapp/api/live/rooms',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ cid: Id }),
    answer: v.object({ ...where, rooms: v.array(ShownRoom) }),
    errors,
  }),
  /** S57: a room with all its broadcasts, and the other rooms. */
  room: call({
    path: '/medapp/api/live/room',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ roomId: Id }),
    answer: v.object({ ...where, room: LiveRoom, rooms: v.array(LiveRoom), broadcasts: v.array(ListedBroadcast) }),
    errors,
  }),
  /** S58 and similar: everything about one broadcast except its chat. The same for every viewer. */
  broadcast: call({
    path: '/medapp/api/live/broadcast',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ broadcastId: Id }),
    answer: v.object({ ...where, broadcast: Broadcast, related: v.array(ListedBroadcast) }),
    errors,
  }),
  /** S60. */
  series: call({
    path: '/medapp/api/live/series',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({ seriesId: Id }),
    answer: v.object({
      ...where,
      series: v.object({ id: Id, title: Bilingual, introduction: Bilingual, cover: v.nullable(v.string()) }),
      broadcasts: v.array(ListedBroadcast),
    }),
    errors,
  }),
  /** S63: by status (null: any), in pages; `after`: number of rows already loaded. */
  list: call({
    path: '/medapp/api/live/list',
    who: 'anyone',
    effect: 'read',
    cached: true,
    body: v.object({
      cid: Id,
      status: v.nullable(v.picklist(liveStatuses)),
      after: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
    }),
    answer: v.object({
      ...where,
      broadcasts: v.array(ListedBroadcast),
      counts: v.object(v.entriesFromList(liveStatuses, v.number())),
      more: v.boolean(),
    }),
    errors,
  }),
} as const;
