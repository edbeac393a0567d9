import * as v from 'valibot';
import { call, roles } from './call.ts';
import { liveStatuses } from './live-socket.ts';
import { Bilingual, Id, Instant } from './shapes.ts';

export const liveFigureCalls = {
  /** How a broadcast is watched (S68): asked again while it is on. */
  figures: call({
    path: '/medapp/api/console/live/figures',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, broadcastId: Id }),
    answer: v.object({
      at: Instant,
      title: Bilingual,
      zone: v.string(),
      status: v.picklist(liveStatuses),
      startsAt: Instant,
      endsAt: Instant,
      /** At this moment; 0 when it is not on. */
      viewers: v.number(),
      peak: v.nullable(v.object({ viewers: v.number(), at: Instant })),
      /** Who was there at all, with and without a log-in. */
      people: v.number(),
      /** Minutes of all people together, each person's tabs counted once; only people with a log-in are counted. */
      watchedMinutes: v.number(),
      messages: v.number(),
      questions: v.number(),
      likes: v.number(),
      /** From the first to the last minute on which somebody was there, at most 300 points. */
      minutes: v.array(v.object({ at: Instant, viewers: v.number() })),
      /** By province of the registration, the most first; '' where it is not known. */
      regions: v.array(v.object({ province: v.string(), people: v.number() })),
    }),
    errors: ['broadcast_unknown'],
  }),
} as const;
