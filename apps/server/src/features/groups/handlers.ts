import type { groupCalls } from '@meetingapp/contract/groups/group.ts';
import type { AccountContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { sharedOfGroup } from '../orders/group-payment/queries.ts';
import { findBranches, findSetting } from '../registration/configuration/queries.ts';
import { findGroup, groupSize } from '../registration/group/queries.ts';
import { addLink, createGroup, revokeLink } from './commands.ts';
import { presentGroup } from './present.ts';
import { groupsOf, linksOf, peopleOf } from './queries.ts';

/** Describes the account's own group; any other is refused with `group_unknown`. */
async function describe({ db, accountId, language, now }: AccountContext, groupId: number) {
  const group = await findGroup(db, groupId);
  const setting = group && (await findSetting(db, group.conference_id));
  if (!setting || group.account_id !== accountId) return refuse('group_unknown');
  const [people, links, branches, size, shared] = await Promise.all([
    peopleOf(db, groupId),
    linksOf(db, groupId),
    findBranches(db, group.conference_id),
    groupSize(db, groupId),
    sharedOfGroup(db, groupId),
  ]);
  return {
    group: presentGroup({ group, people, links, branches, setting, size, shared, now }, language),
    now: now.toISOString(),
  };
}

export const groupHandlers: Handlers<typeof groupCalls> = {
  groupCreate: async ({ cid, name, branchId, payer }, context) => {
    const { db, accountId, now } = context;
    const outcome = await createGroup(db, { accountId, conferenceId: cid, name, branchId, payer, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const shown = await describe(context, outcome.groupId);
    return 'group' in shown ? shown : refuse('conference_unknown');
  },

  groupMine: async ({ cid }, { db, accountId }) => {
    const rows = await groupsOf(db, accountId, cid);
    return { groups: rows.map(({ id, name, people }) => ({ groupId: id, name, people: Number(people ?? 0) })) };
  },

  groupRead: async ({ groupid }, context) => describe(context, groupid),

  groupLink: async ({ groupid, days, most }, context) => {
    const group = await findGroup(context.db, groupid);
    if (group?.account_id !== context.accountId) return refuse('group_unknown');
    await addLink(context.db, { groupId: groupid, days, most, now: context.now });
    return describe(context, groupid);
  },

  groupRevoke: async ({ groupid, linkid }, context) => {
    const group = await findGroup(context.db, groupid);
    if (group?.account_id !== context.accountId) return refuse('group_unknown');
    await revokeLink(context.db, groupid, linkid, context.now);
    return describe(context, groupid);
  },
};
