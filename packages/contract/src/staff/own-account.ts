import * as v from 'valibot';
import { call, staffRoles } from '../call.ts';
import { Id, Instant, Line, Nothing } from '../shapes.ts';

const Password = v.pipe(v.string(), v.maxLength(128));
const LinkToken = v.pipe(v.string(), v.maxLength(100));
/** Shown once: only their hashes are stored. Empty when codes exist already. */
const RecoveryCodes = v.array(v.string());

export const StaffSession = v.object({
  id: v.string(),
  device: v.string(),
  begunAt: Instant,
  usedAt: Instant,
  expiresAt: Instant,
  /** True for the session that makes the call. */
  current: v.boolean(),
});
export type StaffSession = v.InferOutput<typeof StaffSession>;

export const Factors = v.object({
  totp: v.boolean(),
  passkeys: v.array(v.object({ id: Id, name: v.string(), createdAt: Instant, usedAt: v.nullable(Instant) })),
  /** Recovery codes left. */
  recovery: v.number(),
  /** True when the society requires a second factor. */
  required: v.boolean(),
  /** False on a bare IP address: browsers accept passkeys only for a host name. */
  passkeysPossible: v.boolean(),
});
export type Factors = v.InferOutput<typeof Factors>;

const own = { staff: staffRoles, own: true } as const;

/** Staff members' own logins, and the links through which they set a password. */
export const staffOwnCalls = {
  sessions: call({
    path: '/medapp/api/staff/sessions',
    who: own,
    effect: 'read',
    body: v.object({}),
    answer: v.object({ sessions: v.array(StaffSession) }),
    errors: [],
  }),
  endSession: call({
    path: '/medapp/api/staff/session/end',
    who: own,
    effect: 'write',
    body: v.object({ session: v.pipe(v.string(), v.hexadecimal(), v.length(24)) }),
    answer: Nothing,
    errors: [],
  }),
  endOtherSessions: call({
    path: '/medapp/api/staff/session/others',
    who: own,
    effect: 'write',
    body: v.object({}),
    answer: v.object({ ended: v.number() }),
    errors: [],
  }),
  /** Sets the password and ends the person's other sessions. */
  password: call({
    path: '/medapp/api/staff/password',
    who: own,
    effect: 'write',
    body: v.object({ password: Password, newPassword: Password }),
    answer: Nothing,
    errors: ['password_wrong', 'password_weak', 'account_locked'],
  }),
  /** Sends a password reset link. The answer does not reveal whether the person exists. */
  forgot: call({
    path: '/medapp/api/staff/forgot',
    who: 'anyone',
    effect: 'write',
    body: v.object({ email: v.pipe(v.string(), v.trim(), v.email()) }),
    answer: Nothing,
    errors: [],
  }),
  /** The person a link belongs to, and its purpose. */
  link: call({
    path: '/medapp/api/staff/link',
    who: 'anyone',
    effect: 'read',
    body: v.object({ token: LinkToken }),
    answer: v.object({ name: v.string(), email: v.string(), purpose: v.picklist(['invitation', 'reset']) }),
    errors: ['link_over'],
  }),
  useLink: call({
    path: '/medapp/api/staff/link/use',
    who: 'anyone',
    effect: 'write',
    body: v.object({ token: LinkToken, newPassword: Password }),
    answer: Nothing,
    errors: ['link_over', 'password_weak'],
  }),
  factors: call({
    path: '/medapp/api/staff/factors',
    who: own,
    effect: 'read',
    body: v.object({}),
    answer: Factors,
    errors: [],
  }),
  /** Creates a new secret for the authenticator app; it takes effect once a code of it is confirmed. */
  totpBegin: call({
    path: '/medapp/api/staff/totp/begin',
    who: own,
    effect: 'write',
    body: v.object({ password: Password }),
    answer: v.object({ secret: v.string(), uri: v.string() }),
    errors: ['password_wrong', 'account_locked'],
  }),
  totpConfirm: call({
    path: '/medapp/api/staff/totp/confirm',
    who: own,
    effect: 'write',
    body: v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(12)) }),
    answer: v.object({ recovery: RecoveryCodes }),
    errors: ['code_wrong', 'account_locked'],
  }),
  passkeyBegin: call({
    path: '/medapp/api/staff/passkey/begin',
    who: own,
    effect: 'write',
    body: v.object({ password: Password }),
    answer: v.object({ options: v.record(v.string(), v.unknown()) }),
    errors: ['password_wrong', 'account_locked'],
  }),
  passkeyAdd: call({
    path: '/medapp/api/staff/passkey/add',
    who: own,
    effect: 'write',
    body: v.object({ name: v.pipe(Line, v.minLength(1)), passkey: v.record(v.string(), v.unknown()) }),
    answer: v.object({ recovery: RecoveryCodes }),
    errors: ['challenge_over'],
  }),
  /** `passkey` null: removes the authenticator app. */
  removeFactor: call({
    path: '/medapp/api/staff/factor/remove',
    who: own,
    effect: 'write',
    body: v.object({ passkey: v.nullable(Id), password: Password }),
    answer: Nothing,
    errors: ['password_wrong', 'account_locked'],
  }),
  newRecovery: call({
    path: '/medapp/api/staff/recovery/new',
    who: own,
    effect: 'write',
    body: v.object({ password: Password }),
    answer: v.object({ recovery: RecoveryCodes }),
    errors: ['password_wrong', 'account_locked'],
  }),
} as const;
