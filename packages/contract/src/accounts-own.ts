import * as v from 'valibot';
import { call } from './call.ts';
import { Consent, Obstacle } from './privacy.ts';
import { Instant, Nothing } from './shapes.ts';

/** What the person of an account may know and do about their own data. */
export const ownDataCalls = {
  ownData: call({
    path: '/medapp/api/account/own/data',
    who: 'account',
    effect: 'read',
    body: v.object({}),
    answer: v.object({
      consents: v.array(Consent),
      registrations: v.number(),
      /** Where a code is sent before the account closes; null where only the messenger is linked. */
      to: v.nullable(v.string()),
      /** When the account is erased; null: it is not being closed. */
      closesAt: v.nullable(Instant),
      /** What stands in the way of closing now. */
      obstacle: v.nullable(Obstacle),
    }),
    errors: [],
  }),
  /** Everything we have of the person, as an archive. */
  ownFile: call({
    path: '/medapp/api/account/own/file',
    who: 'account',
    effect: 'read',
    body: v.object({}),
    /** `content` in base64. */
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: [],
  }),
  /** Erased after some days, with what tax law needs kept. A code was sent to `to` of `ownData` by `sendCode` (login). */
  close: call({
    path: '/medapp/api/account/close',
    who: 'account',
    effect: 'write',
    body: v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(12)) }),
    answer: v.object({ closesAt: Instant }),
    errors: ['code_wrong', 'code_expired', 'erasure_too_early'],
  }),
  /** Takes it back. */
  keep: call({
    path: '/medapp/api/account/keep',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({}),
    answer: Nothing,
    errors: [],
  }),
} as const;
