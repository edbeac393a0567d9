import * as v from 'valibot';
import { liveStatuses, watchLevels } from './live-socket.ts';
import { Bilingual, Id, Instant } from './shapes.ts';

export const WatchLevel = v.picklist(watchLevels);

/** A broadcast as lists and pages show it; texts in both languages are chosen by the phone. */
export const ListedBroadcast = v.object({
  id: Id,
  roomId: Id,
  seriesId: v.nullable(Id),
  sessionId: v.nullable(Id),
  title: Bilingual,
  cover: v.nullable(v.string()),
  startsAt: Instant,
  endsAt: Instant,
  /** At the moment of the answer; `beginsAt` tells the phone when to show another. */
  status: v.picklist(liveStatuses),
  /** There was a picture already: what is `paused` is held back, and not still waited for. */
  begun: v.boolean(),
  watch: WatchLevel,
  /** The replay that may be opened, if there is one. */
  videoId: v.nullable(Id),
  viewers: v.number(),
});
export type ListedBroadcast = v.InferOutput<typeof ListedBroadcast>;
