import * as v from 'valibot';
import { call, staffRoles } from '../call.ts';
import { ConferenceCard } from '../conference/conference.ts';
import { Id, Nothing } from '../shapes.ts';
import { Token } from '../accounts/account.ts';

export const StaffMember = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  grants: v.array(v.object({ cid: v.nullable(Id), role: v.picklist(staffRoles) })),
});
export type StaffMember = v.InferOutput<typeof StaffMember>;

/** Answer to a correct password when the person has a second factor: valid for one login and five attempts. */
export const SecondStep = v.object({
  challenge: v.string(),
  totp: v.boolean(),
  recovery: v.boolean(),
  /** Options for `navigator.credentials.get`; null when there is no passkey. */
  passkey: v.nullable(v.record(v.string(), v.unknown())),
});
export type SecondStep = v.InferOutput<typeof SecondStep>;

const LoggedIn = v.object({ staff: StaffMember, token: Token });
const Email = v.pipe(v.string(), v.trim(), v.email());
/** Either the logged-in session, or the second step that is still required. */
export const FirstStep = v.union([LoggedIn, v.object({ second: SecondStep })]);

export const staffCalls = {
  login: call({
    path: '/medapp/api/staff/login',
    who: 'anyone',
    effect: 'write',
    body: v.object({ email: Email, password: v.pipe(v.string(), v.maxLength(128)) }),
    answer: FirstStep,
    errors: ['password_wrong', 'account_locked', 'sign_on_needed', 'staff_none'],
  }),
  /** Sends a one-time code by mail, for use while the password is blocked by a wait. The answer is the same for unknown addresses. */
  sendCode: call({
    path: '/medapp/api/staff/code/send',
    who: 'anyone',
    effect: 'write',
    body: v.object({ email: Email }),
    answer: v.object({ retryAfterSeconds: v.number(), validMinutes: v.number() }),
    errors: ['code_too_often'],
  }),
  /** Logs in with the code instead of the password; a second factor is required as usual. */
  loginByCode: call({
    path: '/medapp/api/staff/login/code',
    who: 'anyone',
    effect: 'write',
    body: v.object({ email: Email, code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/)) }),
    answer: FirstStep,
    errors: ['code_wrong', 'code_expired', 'code_too_often', 'sign_on_needed'],
  }),
  /** The second step of a login, after a correct password or mailed code. */
  second: call({
    path: '/medapp/api/staff/second',
    who: 'anyone',
    effect: 'write',
    body: v.object({
      challenge: v.pipe(v.string(), v.maxLength(100)),
      /** Six digits of the authenticator app, or a recovery code; empty with a passkey. */
      code: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
      passkey: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
    }),
    answer: LoggedIn,
    errors: ['code_wrong', 'account_locked', 'challenge_over'],
  }),
  me: call({
    path: '/medapp/api/staff/me',
    who: { staff: staffRoles, own: true },
    effect: 'read',
    body: v.object({}),
    /**
     * `factorNeeded`: the society requires a second factor and the person has none; until it is set up only `own` calls are answered.
     */
    answer: v.object({ staff: StaffMember, factorNeeded: v.boolean() }),
    errors: [],
  }),
  logout: call({
    path: '/medapp/api/staff/logout',
    who: { staff: staffRoles, own: true },
    effect: 'write',
    body: v.object({}),
    answer: Nothing,
    errors: [],
  }),
  /** The conferences this staff member has a role in, including drafts. */
  conferences: call({
    path: '/medapp/api/staff/conferences',
    who: { staff: staffRoles },
    effect: 'read',
    body: v.object({ words: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
    answer: v.object({
      conferences: v.array(
        v.object({
          ...ConferenceCard.entries,
          /** The copy of a rehearsal: invented people, nothing leaves it. */
          rehearsal: v.boolean(),
          state: v.picklist(['draft', 'published', 'closed', 'stopped']),
          registrations: v.number(),
          confirmed: v.number(),
        }),
      ),
    }),
    errors: [],
  }),
} as const;
