import type { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { codeValidMinutes, secondsBetweenCodes } from '@meetingapp/domain/accounts/one-time-code.ts';
import type { AnyoneContext, StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuseOutcome } from '../../../http/calls/refusal.ts';
import { originOf } from '../../../http/security/device-cookie.ts';
import { presentCard } from '../../conference/present.ts';
import {
  beginStaffSession,
  checkSecondFactor,
  checkStaffCode,
  checkStaffPassword,
  logOutStaff,
  sendStaffCode,
} from './commands.ts';
import { newChallenge } from '../factor/commands-challenge.ts';
import { askForPasskey } from '../factor/commands-passkeys.ts';
import { presentStaff } from '../account/present.ts';
import { conferencesOf, findStaff, grantsOf } from '../account/queries.ts';
import { factorsOf } from '../factor/queries.ts';

const describe = async ({ db }: Pick<StaffContext, 'db'>, id: number) =>
  presentStaff(await findStaff(db, id), await grantsOf(db, id));

/** The log-in, or the second step where the person has one. */
async function afterFirstStep(context: AnyoneContext, staffId: number) {
  const { db, now, config } = context;
  const factors = await factorsOf(db, staffId);
  if (!factors) return { staff: await describe(context, staffId), token: await beginStaffSession(context, staffId) };
  const challenge = await newChallenge(db, staffId, 'login', now);
  const passkey = (await askForPasskey(factors.passkeys, challenge, config.publicUrl)) as Record<
    string,
    unknown
  > | null;
  return { second: { challenge, totp: factors.totp, recovery: factors.recovery > 0, passkey } };
}

export const staffHandlers: Handlers<typeof staffCalls> = {
  login: async ({ email, password }, context) => {
    const { db, now } = context;
    const checked = await checkStaffPassword(db, { email, password, origin: originOf(context), now });
    return checked.ok ? afterFirstStep(context, checked.staffId) : refuseOutcome(checked);
  },

  sendCode: async ({ email }, context) => {
    const { db, language, now } = context;
    const sent = await sendStaffCode(db, { email, language, origin: originOf(context), now });
    if (!sent.ok) return refuseOutcome(sent);
    return { retryAfterSeconds: secondsBetweenCodes, validMinutes: codeValidMinutes };
  },

  loginByCode: async ({ email, code }, context) => {
    const { db, now } = context;
    const checked = await checkStaffCode(db, { email, code, origin: originOf(context), now });
    return checked.ok ? afterFirstStep(context, checked.staffId) : refuseOutcome(checked);
  },

  second: async (body, context) => {
    const { db, now, config } = context;
    const checked = await checkSecondFactor(db, {
      ...body,
      origin: originOf(context),
      publicUrl: config.publicUrl,
      now,
    });
    if (!checked.ok) return refuseOutcome(checked);
    return {
      staff: await describe(context, checked.staffId),
      token: await beginStaffSession(context, checked.staffId),
    };
  },

  me: async (_body, context) => ({
    staff: await describe(context, context.staff.id),
    factorNeeded: context.staff.factorNeeded,
  }),

  logout: async (_body, { db, caller, now }) => {
    await logOutStaff(db, caller.tokenHash, now);
    return {};
  },

  conferences: async ({ words }, { db, staff, language }) => {
    const rows = await conferencesOf(db, staff.societyId, staff.grants, words);
    return {
      conferences: rows.map((row) => ({
        ...presentCard(row, language),
        state: row.state,
        registrations: row.registrations ?? 0,
        confirmed: row.confirmed ?? 0,
      })),
    };
  },
};
