import * as v from 'valibot';
import { call } from '../call.ts';
import { watchRefusals } from '../live/watch.ts';
import { Id, Nothing } from '../shapes.ts';

export const videoWatchingCalls = {
  /**
   * A player reports that it is playing, and its position, which is restored on the next visit. Watch time is measured by the server's
   * clock, once over all tabs and devices.
   */
  beat: call({
    path: '/medapp/api/video/beat',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({
      vid: Id,
      /** Random, one per opened player. */
      player: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/)),
      playing: v.boolean(),
      /** Playback position in milliseconds. */
      milliseconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000)),
    }),
    answer: Nothing,
    errors: ['video_unknown', ...watchRefusals],
  }),
} as const;
