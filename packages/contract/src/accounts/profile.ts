import * as v from 'valibot';
import { call } from '../call.ts';
import { Instant } from '../shapes.ts';
import { User } from './account.ts';

/** Longest introduction, in characters; `domain/accounts/introduction.ts` has the same number for the phone. */
const longestIntroduction = 500;
const longestName = 60;

/** A device on which the account is logged in. */
export const LoggedInDevice = v.object({
  /** Identifies the log-in within the account; it opens no session. */
  id: v.string(),
  /** Browser and system, such as `Safari · iPhone`; empty when unknown. */
  name: v.string(),
  since: Instant,
  usedAt: Instant,
  /** True for the device that asks. */
  current: v.boolean(),
});
export type LoggedInDevice = v.InferOutput<typeof LoggedInDevice>;

/** S41: what a person shows of themselves, and where they are logged in. */
export const profileCalls = {
  profile: call({
    path: '/medapp/api/account/profile',
    who: 'account',
    effect: 'read',
    body: v.object({}),
    answer: v.object({
      user: User,
      introduction: v.string(),
      /** Newest use first. */
      devices: v.array(LoggedInDevice),
    }),
    errors: [],
  }),
  /** Fields that are left out stay as they are. */
  saveProfile: call({
    path: '/medapp/api/account/profile/save',
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({
      name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestName))),
      introduction: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestIntroduction))),
      /** Address that the upload returned; empty removes the picture. */
      avatar: v.optional(v.pipe(v.string(), v.maxLength(500))),
    }),
    answer: v.object({ user: User, introduction: v.string() }),
    errors: ['not_yours'],
  }),
  /** Ends the log-in on one device, or with null on all others. The log-in that asks is never ended. */
  endDevice: call({
    path: '/medapp/api/account/device/end',
    who: 'account',
    effect: 'write',
    body: v.object({ id: v.nullable(v.pipe(v.string(), v.maxLength(64))) }),
    answer: v.object({ ended: v.number() }),
    errors: [],
  }),
} as const;
