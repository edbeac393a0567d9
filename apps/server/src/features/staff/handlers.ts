import type { staffCalls } from '@meetingapp/contract/staff.ts';
import type { StaffContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { presentCard } from '../conference/present.ts';
import { beginStaffSession, checkSecondFactor, checkStaffPassword, logOutStaff } from './commands.ts';
import { newChallenge } from './commands-challenge.ts';
import { askForPasskey } from './commands-passkeys.ts';
import { presentStaff } from './present.ts';
import { conferencesOf, findStaff, grantsOf } from './queries.ts';
import { factorsOf } from './queries-factors.ts';

const describe = async ({ db }: Pick<StaffContext, 'db'>, id: number) =>
  presentStaff(await findStaff(db, id), await grantsOf(db, id));

export const staffHandlers: Handlers<typeof staffCalls> = {
  login: async ({ email, password }, context) => {
    const { db, device, now, config } = context;
    const checked = await checkStaffPassword(db, { email, password, now });
    if (!checked.ok) return refuse(checked.reason);
    const factors = await factorsOf(db, checked.staffId);
    if (!factors)
      return {
        staff: await describe(context, checked.staffId),
        token: await beginStaffSession(db, checked.staffId, device, now),
      };
    const challenge = await newChallenge(db, checked.staffId, 'login', now);
    const passkey = (await askForPasskey(factors.passkeys, challenge, config.publicUrl)) as Record<
      string,
      unknown
    > | null;
    return { second: { challenge, totp: factors.totp, recovery: factors.recovery > 0, passkey } };
  },

  second: async (body, context) => {
    const { db, device, now, config } = context;
    const checked = await checkSecondFactor(db, { ...body, publicUrl: config.publicUrl, now });
    if (!checked.ok) return refuse(checked.reason);
    return {
      staff: await describe(context, checked.staffId),
      token: await beginStaffSession(db, checked.staffId, device, now),
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
