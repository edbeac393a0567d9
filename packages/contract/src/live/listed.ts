import * as v from 'valibot';
import { liveStatuses, watchLevels } from './socket.ts';
import { Bilingual, Id, Instant } from '../shapes.ts';

export const WatchLevel = v.picklist(watchLevels);

/** A broadcast as shown in lists and on pages; the phone chooses the language. */
export const ListedBroadcast = v.object({
  id: Id,
  roomId: Id,
  seriesId: v.nullable(Id),
  sessionId: v.nullable(Id),
  title: Bilingual,
  cover: v.nullable(v.string()),
  startsAt: Instant,
  endsAt: Instant,
  /** At the time of the answer; `beginsAt` lets the phone switch it on time. */
  status: v.picklist(liveStatuses),
  /** True once it has been on air: a `paused` broadcast is then interrupted, not pending. */
  begun: v.boolean(),
  watch: WatchLevel,
  /** The replay that can be opened; null when there is none. */
  videoId: v.nullable(Id),
  viewers: v.number(),
});
export type ListedBroadcast = v.InferOutput<typeof ListedBroadcast>;
