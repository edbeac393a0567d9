import type { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { codeValidMinutes, secondsBetweenCodes } from '@meetingapp/domain/accounts/one-time-code.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../http/calls/refusal.ts';
import { originOf } from '../../http/security/device-cookie.ts';
import {
  acceptAgreement,
  logInByCode,
  logInByPassword,
  registerAccount,
  resetPassword,
  sendLoginCode,
} from './commands.ts';
import { logIn, logOut } from './commands-session.ts';
import { messengerHandlers } from './handlers-messenger.ts';
import { agreementHtml } from '../privacy/present.ts';
import { presentLogIn, presentUser } from './present.ts';
import { findAgreements, findUser, lastConsent, societyOf } from './queries.ts';

const notAnAddress = () => refuse('body_invalid', [{ field: 'to', reason: 'pattern' }]);

export const accountHandlers: Handlers<typeof accountCalls> = {
  ...messengerHandlers,

  userInfo: async (_body, { db, accountId }) => ({ user: presentUser(await findUser(db, accountId)) }),

  sendCode: async ({ to, purpose }, context) => {
    const address = readAddress(to);
    if (!address) return notAnAddress();
    const { db, language, now } = context;
    const sent = await sendLoginCode(db, { address, purpose, language, origin: originOf(context), now });
    if (!sent.ok) return refuseOutcome(sent);
    return { channel: address.channel, retryAfterSeconds: secondsBetweenCodes, validMinutes: codeValidMinutes };
  },

  loginByCode: async ({ to, code, kind, agreement }, context) => {
    const address = readAddress(to);
    if (!address) return notAnAddress();
    const { db, device, language, now } = context;
    const outcome = await logInByCode(db, {
      address,
      code,
      agreement,
      device,
      origin: originOf(context),
      language,
      now,
    });
    return outcome.ok ? presentLogIn(await logIn(context, outcome.accountId, kind)) : refuseOutcome(outcome);
  },

  loginByPassword: async ({ to, password, kind }, context) => {
    const { db, now } = context;
    const outcome = await logInByPassword(db, { to, password, origin: originOf(context), now });
    return outcome.ok ? presentLogIn(await logIn(context, outcome.accountId, kind)) : refuseOutcome(outcome);
  },

  register: async ({ to, kind, ...person }, context) => {
    const address = readAddress(to);
    if (!address) return notAnAddress();
    const { db, device, language, now } = context;
    const outcome = await registerAccount(db, {
      ...person,
      address,
      device,
      origin: originOf(context),
      language,
      now,
    });
    return outcome.ok ? presentLogIn(await logIn(context, outcome.accountId, kind)) : refuseOutcome(outcome);
  },

  resetPassword: async ({ to, code, password, kind }, context) => {
    const address = readAddress(to);
    if (!address) return notAnAddress();
    const { db, now } = context;
    const outcome = await resetPassword(db, { address, code, password, origin: originOf(context), now });
    return outcome.ok ? presentLogIn(await logIn(context, outcome.accountId, kind)) : refuseOutcome(outcome);
  },

  logout: async (_body, context) => {
    await logOut(context);
    return {};
  },

  agreement: async ({ cid, version }, { db, accountId, language, now }) => {
    const all = await findAgreements(db, await societyOf(db, cid), now);
    const shown = all.find((one) => one.version === version) ?? all[0];
    const consent =
      accountId === null
        ? undefined
        : await lastConsent(
            db,
            accountId,
            all.map((one) => one.version),
          );
    return {
      version: shown?.version ?? '',
      inForceSince: (shown?.in_force_since ?? now).toISOString(),
      agreement: agreementHtml(shown?.agreement[language]),
      privacy: agreementHtml(shown?.privacy[language]),
      versions: all.map((one) => ({ version: one.version, inForceSince: one.in_force_since.toISOString() })),
      accepted: consent ? { version: consent.version, at: consent.given_at.toISOString() } : null,
    };
  },

  acceptAgreement: async ({ version }, { db, accountId, device, language, now }) => {
    const accepted = await acceptAgreement(db, { accountId, version, device, language, now });
    return accepted ? {} : refuse('agreement_needed');
  },
};
