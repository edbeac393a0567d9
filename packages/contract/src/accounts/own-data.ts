import * as v from 'valibot';
import { call } from '../call.ts';
import { Consent, Obstacle } from '../privacy.ts';
import { Instant, Nothing } from '../shapes.ts';

/** What a person may read and do about their own data. */
export const ownDataCalls = {
  ownData: call({
    path: '/medapp/api/account/own/data',
    who: 'account',
    effect: 'read',
    body: v.object({}),
    answer: v.object({
      consents: v.array(Consent),
      registrations: v.number(),
      /** Where the code is sent before the account closes; null when only the messenger is linked. */
      to: v.nullable(v.string()),
      /** When the account is erased; null when it is not being closed. */
      closesAt: v.nullable(Instant),
      /** What prevents closing the account now. */
      obstacle: v.nullable(Obstacle),
    }),
    errors: [],
  }),
  /** All stored data of the person, as an archive. */
  ownFile: call({
    path: '/medapp/api/account/own/file',
    who: 'account',
    effect: 'read',
    body: v.object({}),
    /** `content` in base64. */
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: [],
  }),
  /**
   * Erases the account after some days, except what tax law requires to be retained. Needs the code sent to `to` of `ownData` by
   * `sendCode` (login).
   */
  close: call({
    path: '/medapp/api/account/close',
    who: 'account',
    effect: 'write',
    body: v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(12)) }),
    answer: v.object({ closesAt: Instant }),
    errors: ['code_wrong', 'code_expired', 'code_too_often', 'erasure_too_early'],
  }),
  /** Cancels the closing of the account. */
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
