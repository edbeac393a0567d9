import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant, Nothing, OptionalId } from '../shapes.ts';
import { LoggedIn } from './account.ts';

const base = '/medapp/api/account/sign-on';
const Way = { wayId: Id, name: v.string() };

/** What the person may choose when another account is logged in on the device. */
export const signOnChoices = ['switch', 'link', 'separate'] as const;

const In = v.object({
  ...LoggedIn.entries,
  /** Address within the phone to which the log-in returns. */
  back: v.string(),
});

/** Log-in of attendees at the OpenID provider of a society (OpenID Connect Core 1.0, authorisation code with PKCE). */
export const memberSignOnCalls = {
  /** The providers at which members can log in; with `cid` only that of the conference's society. */
  memberWays: call({
    path: `${base}/ways`,
    who: 'anyone',
    effect: 'read',
    body: v.object({ cid: OptionalId }),
    answer: v.object({ ways: v.array(v.object(Way)) }),
    errors: [],
  }),
  /** `address` is the provider's page. The browser keeps `attempt` until it comes back, within ten minutes. */
  beginMember: call({
    path: `${base}/begin`,
    who: 'anyone',
    effect: 'write',
    body: v.object({ wayId: Id, back: v.pipe(v.string(), v.maxLength(1000)) }),
    answer: v.object({ address: v.string(), attempt: v.string() }),
    errors: ['sign_on_unreachable', 'address_not_allowed'],
  }),
  /**
   * `query` is that with which the provider sent the browser back, without the question mark. `inside`: logged in. `question`: another
   * account is logged in on the device, and the person chooses with `chooseMember`.
   */
  finishMember: call({
    path: `${base}/finish`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ attempt: v.pipe(v.string(), v.maxLength(100)), query: v.pipe(v.string(), v.maxLength(8000)) }),
    answer: v.object({
      inside: v.nullable(In),
      question: v.nullable(
        v.object({
          ticket: v.string(),
          way: v.string(),
          /** The account of the device, and the one to which the provider leads; null: it would be a new one. */
          here: v.string(),
          there: v.nullable(v.string()),
          choices: v.array(v.picklist(signOnChoices)),
          back: v.string(),
        }),
      ),
    }),
    errors: ['sign_on_over', 'sign_on_refused', 'sign_on_unreachable'],
  }),
  /**
   * `switch`: to the account found; `link`: the device's account gets this way; `separate`: a new account. Only for the account that was
   * asked; a visitor has no question. Declared for visitors, because answers with a token are not kept for repeated requests.
   */
  chooseMember: call({
    path: `${base}/choose`,
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ ticket: v.pipe(v.string(), v.maxLength(100)), choice: v.picklist(signOnChoices) }),
    answer: In,
    errors: ['sign_on_over', 'sign_on_linked'],
  }),
  /** The providers that the person has linked, and the others that can be. */
  ownWays: call({
    path: `${base}/own`,
    who: 'account',
    effect: 'read',
    body: v.object({}),
    answer: v.object({ ways: v.array(v.object({ ...Way, linkedAt: v.nullable(Instant) })) }),
    errors: [],
  }),
  /** Ends the link. Refused while the person could not log in any other way. */
  unlinkWay: call({
    path: `${base}/unlink`,
    who: 'account',
    effect: 'write',
    body: v.object({ wayId: Id }),
    answer: Nothing,
    errors: ['sign_on_last'],
  }),
} as const;
