import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { liveStatuses } from './socket.ts';
import { Bilingual, Id, Instant } from '../shapes.ts';

export const liveFigureCalls = {
  /** Viewing figures of a broadcast (S68), polled while it is live. */
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
      /** Current viewers; 0 when it is not live. */
      viewers: v.number(),
      peak: v.nullable(v.object({ viewers: v.number(), at: Instant })),
      /** All viewers, logged in or not. */
      people: v.number(),
      /** Minutes summed over all logged-in viewers, with several tabs of one person counted once. */
      watchedMinutes: v.number(),
      messages: v.number(),
      questions: v.number(),
      likes: v.number(),
      /** From the first to the last minute with viewers, at most 300 points. */
      minutes: v.array(v.object({ at: Instant, viewers: v.number() })),
      /** By province of the registration, in the language of the request, largest first; '' when unknown. */
      regions: v.array(v.object({ province: v.string(), people: v.number() })),
    }),
    errors: ['broadcast_unknown'],
  }),
  /** Live viewers of all broadcasts together, now and over time; `days`: only the last `days` days, null: all. */
  liveViewers: call({
    path: '/medapp/api/console/live/viewers',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))) }),
    answer: v.object({
      at: Instant,
      viewers: v.number(),
      peak: v.nullable(v.object({ viewers: v.number(), at: Instant })),
      /** At most 120 points; each is the maximum of its period. */
      minutes: v.array(v.object({ at: Instant, viewers: v.number() })),
      /** Broadcasts that had viewers, latest start first. */
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
