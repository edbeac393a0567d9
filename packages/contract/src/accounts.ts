import * as v from 'valibot';
import { call } from './call.ts';
import { Html, Id, Instant, Line, Nothing, OptionalId } from './shapes.ts';

/** A person's account as the phone keeps it (`user`, `newRegisterUser`, `wxUser` in storage). */
export const User = v.object({
  uId: Id,
  name: v.string(),
  /** Masked except for oneself. */
  phone: v.string(),
  email: v.string(),
  /** The messenger's open id; empty when none is linked. */
  uWechat: v.string(),
  avatar: v.string(),
});
export type User = v.InferOutput<typeof User>;

export const Token = v.object({ tToken: v.string(), expiresAt: Instant });
export type Token = v.InferOutput<typeof Token>;

/** `general` goes to `token` in storage, `registration` to `newRegisterToken`, which is preferred (T21). */
export const TokenKind = v.picklist(['general', 'registration']);
export const Channel = v.picklist(['phone', 'email']);
const LoggedIn = v.object({ user: User, token: Token });
/** A phone number or an e-mail address; which one is seen by its form. */
const Address = v.pipe(v.string(), v.trim(), v.minLength(5), v.maxLength(120));
const OneTimeCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));
const Password = v.pipe(v.string(), v.maxLength(128));
/** Version of the agreement that the person ticked; null when they were not asked. */
const AgreementVersion = v.optional(v.nullable(v.string()), null);
const kind = v.optional(TokenKind, 'general');

export const accountCalls = {
  /** C9: whose token this is. */
  userInfo: call({
    path: '/medapp/api/user/info',
    who: 'account',
    effect: 'read',
    body: v.object({ uid: OptionalId }),
    answer: v.object({ user: User }),
    errors: [],
  }),
  /** C15: exchanges the messenger's code; `uid` links the messenger identity to an account that is logged in already. */
  weixinLogin: call({
    path: '/medapp/api/common/weixinlogin',
    who: 'anyone',
    effect: 'write',
    body: v.object({
      code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      uid: OptionalId,
      state: v.optional(v.string()),
    }),
    answer: LoggedIn,
    errors: ['messenger_code_used', 'messenger_refused', 'messenger_unreachable'],
  }),
  /** Where to send the person for T13, with a state that only this server can have made. */
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
    errors: ['messenger_unreachable', 'address_not_allowed'],
  }),
  /** Sends a one-time code. Answers the same for known and unknown addresses. */
  sendCode: call({
    path: '/medapp/api/account/code/send',
    who: 'anyone',
    effect: 'write',
    body: v.object({ to: Address, purpose: v.picklist(['login', 'register', 'reset']) }),
    answer: v.object({ channel: Channel, retryAfterSeconds: v.number(), validMinutes: v.number() }),
    errors: ['code_too_often'],
  }),
  /** S36: an unknown but proven address becomes an account, when the agreement was ticked. */
  loginByCode: call({
    path: '/medapp/api/account/login/code',
    who: 'anyone',
    effect: 'write',
    body: v.object({ to: Address, code: OneTimeCode, kind, agreement: AgreementVersion }),
    answer: LoggedIn,
    errors: ['code_wrong', 'code_expired', 'agreement_needed'],
  }),
  loginByPassword: call({
    path: '/medapp/api/account/login/password',
    who: 'anyone',
    effect: 'write',
    body: v.object({ to: Address, password: Password, kind }),
    answer: LoggedIn,
    errors: ['password_wrong', 'account_locked'],
  }),
  /** S35. An address that has an account already answers `account_exists` only after its code was right. */
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
    errors: ['code_wrong', 'code_expired', 'account_exists', 'password_weak', 'agreement_needed'],
  }),
  /** S37: ends all other log-ins of the account. */
  resetPassword: call({
    path: '/medapp/api/account/password/reset',
    who: 'anyone',
    effect: 'write',
    body: v.object({ to: Address, code: OneTimeCode, password: Password, kind }),
    answer: LoggedIn,
    errors: ['code_wrong', 'code_expired', 'password_weak'],
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
    who: 'anyone',
    effect: 'read',
    /** `cid`: of the society of this conference; left out: what counts where a society has none of its own. */
    body: v.object({ version: v.optional(v.string()), cid: v.optional(v.nullable(Id), null) }),
    answer: v.object({
      version: v.string(),
      inForceSince: Instant,
      agreement: Html,
      privacy: Html,
      versions: v.array(v.object({ version: v.string(), inForceSince: Instant })),
      /** Version that the logged-in person accepted last, and when. */
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
