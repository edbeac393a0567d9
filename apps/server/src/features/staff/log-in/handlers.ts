import type { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import { codeValidMinutes, secondsBetweenCodes } from '@meetingapp/domain/accounts/one-time-code.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse, refuseOutcome } from '../../../http/calls/refusal.ts';
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
import { conferencesOf } from '../account/queries.ts';
import { hasNoStaff } from '../first-owner/queries.ts';
import { needsSignOn } from '../factor/queries.ts';
import { afterFirstStep, describeStaff } from './handlers-first-step.ts';

export const staffHandlers: Handlers<typeof staffCalls> = {
  login: async ({ email, password }, context) => {
    const { db, now } = context;
    const checked = await checkStaffPassword(db, { email, password, origin: originOf(context), now });
    if (!checked.ok) return (await hasNoStaff(db)) ? refuse('staff_none') : refuseOutcome(checked);
    if (await needsSignOn(db, checked.staffId)) return refuse('sign_on_needed');
    return afterFirstStep(context, checked.staffId);
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
    if (!checked.ok) return refuseOutcome(checked);
    if (await needsSignOn(db, checked.staffId)) return refuse('sign_on_needed');
    return afterFirstStep(context, checked.staffId);
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
      staff: await describeStaff(context, checked.staffId),
      token: await beginStaffSession(context, checked.staffId),
    };
  },

  me: async (_body, context) => ({
    staff: await describeStaff(context, context.staff.id),
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
        rehearsal: row.rehearsal,
        state: row.state,
        registrations: row.registrations ?? 0,
        confirmed: row.confirmed ?? 0,
      })),
    };
  },
};
