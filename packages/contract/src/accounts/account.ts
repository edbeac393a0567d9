import * as v from 'valibot';
import { call } from '../call.ts';
import { Html, Id, Instant, Line, Nothing, OptionalId } from '../shapes.ts';

/** A person's account as the phone stores it (`user`, `newRegisterUser`, `wxUser` in storage). */
export const User = v.object({
  uId: Id,
  name: v.string(),
  /** Masked unless the caller is the account's owner. */
  phone: v.string(),
  email: v.string(),
  /** The messenger's open id; empty when no messenger is linked. */
  uWechat: v.string(),
  avatar: v.string(),
});
export type User = v.InferOutput<typeof User>;

export const Token = v.object({ tToken: v.string(), expiresAt: Instant });
export type Token = v.InferOutput<typeof Token>;

/** `general` is stored as `token`, `registration` as `newRegisterToken`, which takes precedence (T21). */
export const TokenKind = v.picklist(['general', 'registration']);
export const Channel = v.picklist(['phone', 'email']);
export const LoggedIn = v.object({ user: User, token: Token });
/** A phone number or an e-mail address, distinguished by its form. */
export const Address = v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(120));
export const OneTimeCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));
const Password = v.pipe(v.string(), v.maxLength(128));
/** Version of the agreement the person accepted; null when they were not asked. */
const AgreementVersion = v.optional(v.nullable(v.string()), null);
const kind = v.optional(TokenKind, 'general');

export const accountCalls = {
  /** C9: returns the account the token belongs to. */
  userInfo: call({
    path: '/medapp/api/user/info',
    who: 'account',
    effect: 'read',
    body: v.object({ uid: OptionalId }),
    answer: v.object({ user: User }),
    errors: [],
  }),
  /** C15: exchanges the messenger's code; `uid` links the messenger identity to an account that is already logged in. */
  weixinLogin: call({
    path: '/medapp/api/common/weixinlogin',
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({
      code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      uid: OptionalId,
      state: v.optional(v.string()),
    }),
    answer: LoggedIn,
    errors: ['messenger_code_used', 'messenger_code_wrong', 'messenger_refused', 'messenger_unreachable'],
  }),
  /** T13: the URL to redirect the person to, with a state that only this server can generate. */
  messengerAuthorise: call({
    path: '/medapp/api/account/messenger/authorise',
    who: 'anyone',
    effect: 'read',
    body: v.object({ back: v.pipe(v.string(), v.maxLength(1000)) }),
    answer: v.object({ url: v.string() }),
    errors: ['messenger_unreachable', 'address_not_allowed'],
  }),
  /** C7: `ticket` is the signature over the given nonce, timestamp and url; the raw ticket never leaves the server. */
  jsapiTicket: call({
    path: '/medapp/api/common/weixin/jsapi_ticket',
    who: 'anyone',
    effect: 'read',
    body: v.object({
      noncestr: v.pipe(v.string(), v.regex(/^[a-z]{16}$/)),
      timestamp: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{10}$/)),
      url: v.pipe(v.string(), v.url(), v.maxLength(2000)),
    }),
    answer: v.object({ ticket: v.string(), appId: v.string() }),
    errors: ['messenger_unreachable', 'address_not_allowed', 'clock_skewed'],
  }),
  /** Sends a one-time code. The answer is the same for known and unknown addresses. */
  sendCode: call({
    path: '/medapp/api/account/code/send',
    who: 'anyone',
    effect: 'write',
    body: v.object({ to: Address, purpose: v.picklist(['login', 'register', 'reset']) }),
    answer: v.object({ channel: Channel, retryAfterSeconds: v.number(), validMinutes: v.number() }),
    errors: ['code_too_often'],
  }),
  /** S36: an unknown address with a correct code becomes an account, provided the agreement was accepted. */
  loginByCode: call({
    path: '/medapp/api/account/login/code',
    who: 'anyone',
    effect: 'write',
    body: v.object({ to: Address, code: OneTimeCode, kind, agreement: AgreementVersion }),
    answer: LoggedIn,
    errors: ['code_wrong', 'code_expired', 'code_too_often', 'agreement_needed'],
  }),
  loginByPassword: call({
    path: '/medapp/api/account/login/password',
    who: 'anyone',
    effect: 'write',
    body: v.object({ to: Address, password: Password, kind }),
    answer: LoggedIn,
    errors: ['password_wrong', 'account_locked'],
  }),
  /** S35. An address that already has an account answers `account_exists` only after a correct code. */
  register: call({
    path: '/medapp/api/account/register',
    who: 'anyone',
    effect: 'write',
    body: v.object({
      to: Address,
      code: OneTimeCode,
      name: v.optional(Line, ''),
      password: v.optional(Password, ''),
      agreement: v.string(),
      kind,
    }),
    answer: LoggedIn,
    errors: ['code_wrong', 'code_expired', 'code_too_often', 'account_exists', 'password_weak', 'agreement_needed'],
  }),
  /** S37: ends all other sessions of the account. */
  resetPassword: call({
    path: '/medapp/api/account/password/reset',
    who: 'anyone',
    effect: 'write',
    body: v.object({ to: Address, code: OneTimeCode, password: Password, kind }),
    answer: LoggedIn,
    errors: ['code_wrong', 'code_expired', 'code_too_often', 'password_weak'],
  }),
  logout: call({
    path: '/medapp/api/account/logout',
    who: 'account',
    effect: 'write',
    body: v.object({}),
    answer: Nothing,
    errors: [],
  }),
  /** S12: the agreement and the privacy policy in force, or an earlier version. */
  agreement: call({
    path: '/medapp/api/account/agreement',
    who: 'accountOrVisitor',
    effect: 'read',
    /** `cid`: the agreement of this conference's society. Without it: the default that applies where a society has no agreement. */
    body: v.object({ version: v.optional(v.string()), cid: v.optional(v.nullable(Id), null) }),
    answer: v.object({
      version: v.string(),
      inForceSince: Instant,
      agreement: Html,
      privacy: Html,
      versions: v.array(v.object({ version: v.string(), inForceSince: Instant })),
      /** Version the logged-in person accepted last, and when. */
      accepted: v.nullable(v.object({ version: v.string(), at: Instant })),
    }),
    errors: [],
  }),
  acceptAgreement: call({
    path: '/medapp/api/account/agreement/accept',
    who: 'account',
    effect: 'write',
    body: v.object({ version: v.string() }),
    answer: Nothing,
    errors: ['agreement_needed'],
  }),
} as const;
