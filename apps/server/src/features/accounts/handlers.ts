import type { accountCalls } from '@meetingapp/contract/accounts.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { codeValidMinutes, secondsBetweenCodes } from '@meetingapp/domain/accounts/one-time-code.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { acceptAgreement, logInByCode, logInByPassword, registerAccount, resetPassword } from './commands.ts';
import { sendCode } from './commands-codes.ts';
import { describeUser, logIn, logOut } from './commands-session.ts';
import { messengerHandlers } from './handlers-messenger.ts';
import { agreementHtml } from './present.ts';
import { findAgreements, lastConsent, societyOf } from './queries.ts';

const notAnAddress = () => refuse('body_invalid', [{ field: 'to', reason: 'pattern' }]);

export const accountHandlers: Handlers<typeof accountCalls> = {
  ...messengerHandlers,

  userInfo: async (_body, context) => ({ user: await describeUser(context, context.accountId) }),

  sendCode: async ({ to, purpose }, { db, language, now }) => {
    const address = readAddress(to);
    if (!address) return notAnAddress();
    const sent = await sendCode(db, { address, purpose, language, now });
    if (!sent.ok) return refuse('code_too_often');
    return { channel: address.channel, retryAfterSeconds: secondsBetweenCodes, validMinutes: codeValidMinutes };
  },

  loginByCode: async ({ to, code, kind, agreement }, context) => {
    const address = readAddress(to);
    if (!address) return notAnAddress();
    const { db, device, language, now } = context;
    const outcome = await logInByCode(db, { address, code, agreement, device, language, now });
    return outcome.ok ? logIn(context, outcome.accountId, kind) : refuse(outcome.reason);
  },

  loginByPassword: async ({ to, password, kind }, context) => {
    const outcome = await logInByPassword(context.db, { to, password, now: context.now });
    return outcome.ok ? logIn(context, outcome.accountId, kind) : refuse(outcome.reason);
  },

  register: async ({ to, kind, ...person }, context) => {
    const address = readAddress(to);
    if (!address) return notAnAddress();
    const { db, device, language, now } = context;
    const outcome = await registerAccount(db, { ...person, address, device, language, now });
    return outcome.ok ? logIn(context, outcome.accountId, kind) : refuse(outcome.reason);
  },

  resetPassword: async ({ to, code, password, kind }, context) => {
    const address = readAddress(to);
    if (!address) return notAnAddress();
    const outcome = await resetPassword(context.db, { address, code, password, now: context.now });
    return outcome.ok ? logIn(context, outcome.accountId, kind) : refuse(outcome.reason);
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
