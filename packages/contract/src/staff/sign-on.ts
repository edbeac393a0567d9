import * as v from 'valibot';
import { call } from '../call.ts';
import { Bilingual, Id, inEither, Line, Nothing } from '../shapes.ts';
import { FirstStep } from './log-in.ts';

export const signOnAudiences = ['staff', 'members'] as const;
export type SignOnAudience = (typeof signOnAudiences)[number];
/** Whose log-in the provider is for: that of staff in the console, or that of members on the phone. */
const audience = v.optional(v.picklist(signOnAudiences), 'staff');

const societyOwner = { staff: ['owner'], society: true } as const;

/** The society's OpenID provider as staff set it up; the client's secret never leaves the server. */
export const SignOnProvider = v.object({
  name: Bilingual,
  issuer: v.string(),
  clientId: v.string(),
  domains: v.array(v.string()),
  required: v.boolean(),
  /** People who have logged in there. */
  linked: v.number(),
});
export type SignOnProvider = v.InferOutput<typeof SignOnProvider>;

const Domain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(200),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/),
);

/** Log-in of staff at the society's OpenID provider (OpenID Connect Core 1.0, authorisation code with PKCE). */
export const signOnCalls = {
  /** The providers at which staff can log in, for the log-in page. */
  ways: call({
    path: '/medapp/api/staff/sign-on/ways',
    who: 'anyone',
    effect: 'read',
    body: v.object({}),
    answer: v.object({ ways: v.array(v.object({ wayId: Id, name: v.string() })) }),
    errors: [],
  }),
  /** `address` is the provider's page. The browser keeps `attempt` until it comes back, within ten minutes. */
  begin: call({
    path: '/medapp/api/staff/sign-on/begin',
    who: 'anyone',
    effect: 'write',
    body: v.object({ wayId: Id }),
    answer: v.object({ address: v.string(), attempt: v.string() }),
    errors: ['sign_on_unreachable'],
  }),
  /** `query` is that with which the provider sent the browser back, without the question mark. */
  finish: call({
    path: '/medapp/api/staff/sign-on/finish',
    who: 'anyone',
    effect: 'write',
    body: v.object({
      attempt: v.pipe(v.string(), v.maxLength(100)),
      query: v.pipe(v.string(), v.maxLength(8000)),
    }),
    answer: FirstStep,
    errors: ['sign_on_over', 'sign_on_refused', 'sign_on_unknown', 'sign_on_unreachable'],
  }),
  /** Null: the society has no provider. `callback` is the address to enter at the provider. */
  readProvider: call({
    path: '/medapp/api/console/society/sign-on/read',
    who: societyOwner,
    effect: 'read',
    body: v.object({ audience }),
    answer: v.object({ provider: v.nullable(SignOnProvider), callback: v.string() }),
    errors: [],
  }),
  /** Reads the provider's configuration before anything is saved. An empty secret keeps the present one. */
  saveProvider: call({
    path: '/medapp/api/console/society/sign-on/save',
    who: societyOwner,
    effect: 'write',
    body: v.object({
      wayName: inEither(60),
      issuer: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
      clientId: v.pipe(Line, v.minLength(1)),
      clientSecret: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), ''),
      domains: v.pipe(v.array(Domain), v.maxLength(20)),
      required: v.boolean(),
      audience,
    }),
    answer: Nothing,
    errors: [],
  }),
  /** Staff log in with their passwords again, members by the other ways. */
  removeProvider: call({
    path: '/medapp/api/console/society/sign-on/remove',
    who: societyOwner,
    effect: 'write',
    body: v.object({ audience }),
    answer: Nothing,
    errors: [],
  }),
} as const;
