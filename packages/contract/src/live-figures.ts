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
      /** By province of the registration in one's language, the most first; '' where it is not known. */
      regions: v.array(v.object({ province: v.string(), people: v.number() })),
    }),
    errors: ['broadcast_unknown'],
  }),
  /** Who watches live in all broadcasts together, now and over time; `days`: only the last so many, null: all. */
  liveViewers: call({
    path: '/medapp/api/console/live/viewers',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))) }),
    answer: v.object({
      at: Instant,
      viewers: v.number(),
      peak: v.nullable(v.object({ viewers: v.number(), at: Instant })),
      /** At most 120 points; each has the most of its time. */
      minutes: v.array(v.object({ at: Instant, viewers: v.number() })),
      /** By beginning, the newest first; only what somebody watched. */
      broadcasts: v.array(
        v.object({
          broadcastId: Id,
          title: Bilingual,
          startsAt: Instant,
          viewers: v.number(),
          peak: v.number(),
          peakAt: Instant,
          people: v.number(),
        }),
      ),
    }),
    errors: [],
  }),
} as const;
