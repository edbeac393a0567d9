import * as v from 'valibot';
import { call } from '../call.ts';
import { Instant, Nothing } from '../shapes.ts';
import { Address, OneTimeCode, User } from './account.ts';

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

/** A code sent to this address of the account, or its password. */
const OwnerProof = v.picklist(['phone', 'email', 'password']);

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
      /** How the person can prove that the account is theirs; empty when only the messenger is linked. */
      proofs: v.array(OwnerProof),
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
  /**
   * Proves for 15 minutes on this log-in that its owner acts. `secret` is the code that `sendCode` (login) sent to the account's address,
   * or the password.
   */
  confirmOwner: call({
    path: '/medapp/api/account/owner/confirm',
    who: 'account',
    effect: 'write',
    body: v.object({ by: OwnerProof, secret: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
    answer: Nothing,
    errors: ['code_wrong', 'code_expired', 'code_too_often', 'password_wrong', 'account_locked'],
  }),
  /**
   * Replaces the phone number or e-mail address with which the person logs in, or adds the one that is missing. `code` is the one that
   * `sendCode` (register) sent to the new address. Needs `confirmOwner` where the profile has `proofs`.
   */
  changeAddress: call({
    path: '/medapp/api/account/address/change',
    who: 'account',
    effect: 'write',
    body: v.object({ to: Address, code: OneTimeCode }),
    answer: v.object({ user: User }),
    errors: ['owner_unconfirmed', 'address_taken', 'code_wrong', 'code_expired', 'code_too_often'],
  }),
} as const;
