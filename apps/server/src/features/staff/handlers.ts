import type { staffCalls } from '@meetingapp/contract/staff.ts';
import type { StaffContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { presentCard } from '../conference/present.ts';
import { logInStaff, logOutStaff } from './commands.ts';
import { presentStaff } from './present.ts';
import { conferencesOf, findStaff, grantsOf } from './queries.ts';

const describe = async ({ db }: Pick<StaffContext, 'db'>, id: number) =>
  presentStaff(await findStaff(db, id), await grantsOf(db, id));

export const staffHandlers: Handlers<typeof staffCalls> = {
  login: async (body, context) => {
    const { db, device, now } = context;
    const outcome = await logInStaff(db, { ...body, device, now });
    if (!outcome.ok) return refuse(outcome.reason);
    return { staff: await describe(context, outcome.staffId), token: outcome.token };
  },

  me: async (_body, context) => ({ staff: await describe(context, context.staff.id) }),

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
