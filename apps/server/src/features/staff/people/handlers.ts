import type { staffPeopleCalls } from '@meetingapp/contract/staff/people.ts';
import type { StaffContext } from '../../../http/calls/context.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { endPerson, removeFactors, invite, requireFactor, setRoles, type Acting } from './commands.ts';
import { presentPeople } from './present.ts';
import { presentRights } from './present-rights.ts';
import { findStaff } from '../account/queries.ts';
import { findColleague, findSociety, grantsOfMany, peopleOf } from './queries.ts';

const acting = async ({ db, staff, config, language, now }: StaffContext): Promise<Acting> => ({
  societyId: staff.societyId,
  staffId: staff.id,
  name: (await findStaff(db, staff.id)).name,
  grants: staff.grants.map(({ conferenceId, role }) => ({ cid: conferenceId, role })),
  publicUrl: config.publicUrl,
  language,
  now,
});

async function listed({ db, staff, language }: StaffContext, cid: number | null) {
  const people = await peopleOf(db, staff.societyId, cid);
  const grants = await grantsOfMany(
    db,
    people.map(({ id }) => id),
  );
  // Roles at other conferences are hidden.
  const seen =
    cid === null ? grants : grants.filter((grant) => grant.conference_id === null || grant.conference_id === cid);
  return presentPeople(people, seen, language);
}

export const staffPeopleHandlers: Handlers<typeof staffPeopleCalls> = {
  people: async ({ cid }, context) => ({ people: await listed(context, cid) }),

  rights: async () => ({ areas: presentRights() }),

  invite: async ({ cid, name, email, roles }, context) => {
    const grants = roles.map((role) => ({ cid, role }));
    const outcome = await invite(context.db, await acting(context), { name, email, grants });
    return outcome.ok ? { id: outcome.id } : refuse(outcome.reason);
  },

  roles: async ({ cid, id, roles }, context) => {
    const outcome = await setRoles(context.db, await acting(context), id, (before) => [
      ...before.filter((grant) => grant.cid !== cid),
      ...roles.map((role) => ({ cid, role })),
    ]);
    return outcome.ok ? {} : refuse(outcome.reason === 'staff_elsewhere' ? 'not_found' : outcome.reason);
  },

  societyPeople: async (_body, context) => ({
    people: await listed(context, null),
    factorRequired: (await findSociety(context.db, context.staff.societyId)).second_factor_required,
  }),

  societyInvite: async ({ name, email, grants }, context) => {
    const outcome = await invite(context.db, await acting(context), { name, email, grants });
    return outcome.ok ? { id: outcome.id } : refuse(outcome.reason);
  },

  societyRoles: async ({ id, grants }, context) => {
    const outcome = await setRoles(context.db, await acting(context), id, () => grants);
    return outcome.ok ? {} : refuse(outcome.reason === 'staff_elsewhere' ? 'not_found' : outcome.reason);
  },

  end: async ({ id }, context) => {
    const outcome = await endPerson(context.db, await acting(context), id);
    if (outcome.ok) return {};
    return refuse(outcome.reason === 'last_owner' ? 'last_owner' : 'not_found');
  },

  forgetFactors: async ({ id }, { db, staff }) => {
    if (!(await findColleague(db, staff.societyId, id))) return refuse('not_found');
    await removeFactors(db, id);
    return {};
  },

  requireFactor: async ({ required }, { db, staff }) => {
    await requireFactor(db, staff.societyId, required);
    return {};
  },
};
