import * as v from 'valibot';
import { call } from '../call.ts';
import { watchRefusals } from '../live/watch.ts';
import { Bilingual, Id, Instant } from '../shapes.ts';

export const videoWatchCalls = {
  /**
   * URLs of a published video: a playlist, a file, or both. They work in this browser only (a cookie comes with the answer) and until
   * `expiresAt`; call again when they are refused.
   */
  watch: call({
    path: '/medapp/api/video/watch',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ vid: Id }),
    answer: v.object({
      hls: v.nullable(v.string()),
      mp4: v.nullable(v.string()),
      /** WebVTT. */
      captions: v.array(v.object({ language: v.string(), label: v.string(), address: v.string() })),
      /** By time; `at` in milliseconds from the start. */
      chapters: v.array(v.object({ at: v.number(), title: Bilingual, talkId: v.nullable(Id) })),
      milliseconds: v.nullable(v.number()),
      /** Where this person stopped last, in milliseconds; 0 for a visitor. */
      position: v.number(),
      expiresAt: Instant,
    }),
    errors: ['video_unknown', ...watchRefusals],
  }),
} as const;
