import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant } from '../shapes.ts';

export const ticketCalls = {
  /** The ticket of the caller's registration, as the phone shows it. */
  ticket: call({
    path: '/medapp/api/checkin/ticket',
    who: 'account',
    effect: 'read',
    body: v.object({ regid: Id }),
    answer: v.object({
      /** Content of the QR code; empty without a valid ticket. */
      ticketCode: v.string(),
      /** 16 digits, for a bar code. */
      barCode: v.string(),
      /** Base64url: makes the code change every 30 seconds; null where the organiser does not want it. */
      movingKey: v.nullable(v.string()),
      /** The server's clock, by which the code changes. */
      now: Instant,
    }),
    errors: ['registration_unknown'],
  }),
} as const;
