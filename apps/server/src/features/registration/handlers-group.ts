import type { groupCalls } from '@meetingapp/contract/registration-group.ts';
import type { AccountContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { sharedOfGroup } from '../orders/queries-shared.ts';
import { addLink, createGroup, revokeLink } from './commands-group.ts';
import { presentGroup } from './present-group.ts';
import { findBranches, findSetting } from './queries-configuration.ts';
import { findGroup, groupSize, groupsOf, linksOf, peopleOf } from './queries-group.ts';

/** One's own group; another's is as good as unknown. */
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
