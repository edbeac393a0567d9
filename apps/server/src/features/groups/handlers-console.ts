import type { groupConsoleCalls } from '@meetingapp/contract/groups/console.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { sharedOfGroup } from '../orders/group-payment/queries.ts';
import { findBranches, settingAtDesk } from '../registration/configuration/queries.ts';
import { findGroup, groupSize } from '../registration/group/queries.ts';
import { revokeLink, saveGroup, saveLink } from './commands.ts';
import { contactText, presentGroup, presentGroupRow } from './present.ts';
import { contactOfGroup, groupsIn } from './queries-console.ts';
import { linksOf, peopleOf } from './queries.ts';

const groupIn = async ({ db }: StaffContext, cid: number, groupId: number) => {
  const group = await findGroup(db, groupId);
  return group?.conference_id === cid ? group : undefined;
};

async function describe(context: StaffContext, cid: number, groupId: number) {
  const { db, language, now } = context;
  const group = await groupIn(context, cid, groupId);
  const setting = group && (await settingAtDesk(db, cid));
  if (!setting) return refuse('not_found');
  const [people, links, branches, size, contact, shared] = await Promise.all([
    peopleOf(db, groupId),
    linksOf(db, groupId),
    findBranches(db, cid),
    groupSize(db, groupId),
    contactOfGroup(db, group.account_id),
    sharedOfGroup(db, groupId),
  ]);
  const shown = presentGroup({ group, people, links, branches, setting, size, shared, now }, language);
  const rows = new Map(people.map((row) => [row.id, row]));
  return {
    group: {
      ...shown,
      contact: contactText(contact.name, contact.reach),
      people: shown.people.map((one) => {
        const row = rows.get(one.regId);
        return { ...one, number: row?.number ?? '', paidNow: row?.paid_now ?? null };
      }),
      links: shown.links.map(({ token: _secret, ...link }) => link),
    },
  };
}

export const groupConsoleHandlers: Handlers<typeof groupConsoleCalls> = {
  groups: async ({ cid, words, page }, { db, language, now }) => {
    const { rows, ...all } = await groupsIn(db, cid, { words, page, now });
    return { groups: rows.map((row) => presentGroupRow(row, language)), ...all };
  },

  group: async ({ cid, groupId }, context) => describe(context, cid, groupId),

  saveGroup: async ({ cid, groupId, name, payer, seen }, context) => {
    if (!(await groupIn(context, cid, groupId))) return refuse('not_found');
    if (!(await saveGroup(context.db, groupId, { name, payer }, seen))) return refuse('changed_meanwhile');
    return describe(context, cid, groupId);
  },

  saveGroupLink: async ({ cid, groupId, linkId, most, expiresAt }, context) => {
    if (!(await groupIn(context, cid, groupId))) return refuse('not_found');
    if (!(await saveLink(context.db, groupId, linkId, { most, until: new Date(expiresAt) })))
      return refuse('not_found');
    return describe(context, cid, groupId);
  },

  revokeGroupLink: async ({ cid, groupId, linkId }, context) => {
    if (!(await groupIn(context, cid, groupId))) return refuse('not_found');
    await revokeLink(context.db, groupId, linkId, context.now);
    return describe(context, cid, groupId);
  },
};
