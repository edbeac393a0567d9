import * as v from 'valibot';
import { call } from '../call.ts';
import { liveStatuses } from './socket.ts';
import { Id, Instant } from '../shapes.ts';

/** Why the stream is refused; the text names what the person has to do first. */
export const watchRefusals = ['conference_stopped', 'watch_account', 'watch_registered', 'watch_paid'] as const;

export const liveWatchCalls = {
  /**
   * Where the stream of a broadcast is now. The URL works in this browser only (a cookie comes with the answer) and for some hours;
   * call again when it is refused and whenever the broadcast's state changes.
   */
  watch: call({
    path: '/medapp/api/live/watch',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ lid: Id }),
    answer: v.object({
      status: v.picklist(liveStatuses),
      /** An HLS playlist; null: no video at this moment. */
      hls: v.nullable(v.string()),
      expiresAt: v.nullable(Instant),
      /** The replay; null until it exists. */
      videoId: v.nullable(Id),
      now: Instant,
    }),
    errors: ['broadcast_unknown', ...watchRefusals],
  }),
} as const;
