import * as v from 'valibot';
import { call, staffRoles } from './call.ts';
import { ConferenceCard } from './conference.ts';
import { Id, Nothing } from './shapes.ts';
import { Token } from './accounts.ts';

export const StaffMember = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  grants: v.array(v.object({ cid: v.nullable(Id), role: v.picklist(staffRoles) })),
});
export type StaffMember = v.InferOutput<typeof StaffMember>;

/** What somebody with a second factor gets for a right password: it is good for one log-in and five tries. */
export const SecondStep = v.object({
  challenge: v.string(),
  totp: v.boolean(),
  recovery: v.boolean(),
  /** What the browser hands to `navigator.credentials.get`; null where there is no passkey. */
  passkey: v.nullable(v.record(v.string(), v.unknown())),
});
export type SecondStep = v.InferOutput<typeof SecondStep>;

const LoggedIn = v.object({ staff: StaffMember, token: Token });

export const staffCalls = {
  login: call({
    path: '/medapp/api/staff/login',
    who: 'anyone',
    effect: 'write',
    body: v.object({ email: v.pipe(v.string(), v.trim(), v.email()), password: v.pipe(v.string(), v.maxLength(128)) }),
    /** Either the log-in, or what is asked for besides the password. */
    answer: v.union([LoggedIn, v.object({ second: SecondStep })]),
    errors: ['password_wrong', 'account_locked'],
  }),
  /** The second step of a log-in; the password was right. */
  second: call({
    path: '/medapp/api/staff/second',
    who: 'anyone',
    effect: 'write',
    body: v.object({
      challenge: v.pipe(v.string(), v.maxLength(100)),
      /** Six digits of the app, or a recovery code; empty with a passkey. */
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
    /** `factorNeeded`: the society asks for a second factor and there is none yet; nothing else is answered before. */
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
  /** The conferences that this staff member has a role in, drafts too. */
  conferences: call({
    path: '/medapp/api/staff/conferences',
    who: { staff: staffRoles },
    effect: 'read',
    body: v.object({ words: v.optional(v.pipe(v.string(), v.maxLength(60)), '') }),
    answer: v.object({
      conferences: v.array(
        v.object({
          ...ConferenceCard.entries,
          state: v.picklist(['draft', 'published', 'closed', 'stopped']),
          registrations: v.number(),
          confirmed: v.number(),
        }),
      ),
    }),
    errors: [],
  }),
} as const;
