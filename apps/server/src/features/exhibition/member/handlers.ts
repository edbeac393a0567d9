import type { standMemberCalls } from '@meetingapp/contract/exhibition/member.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { MOST_MEMBERS } from '@meetingapp/domain/exhibition/members.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { ownExhibitor } from '../exhibitor/access.ts';
import { inviteMember, removeMember } from './commands.ts';
import { listMembers } from './queries.ts';

export const standMemberHandlers: Handlers<typeof standMemberCalls> = {
  list: async ({ showid }, { db, accountId }) => {
    if (!(await ownExhibitor(db, showid, accountId))) return refuse('not_found');
    const rows = await listMembers(db, showid);
    return {
      members: rows.map(({ address, account_id, name }) => ({
        address,
        name: name ?? '',
        self: account_id === accountId,
      })),
      most: MOST_MEMBERS,
    };
  },

  invite: async ({ showid, address }, { db, accountId, config, language, now }) => {
    const exhibitor = await ownExhibitor(db, showid, accountId);
    if (!exhibitor) return refuse('not_found');
    const to = readAddress(address);
    if (!to) return refuse('body_invalid', [{ field: 'address', reason: 'address_either' }]);
    const title = (await findConference(db, exhibitor.conference_id))?.title;
    const conference = title ? pickLanguage(title, language) : '';
    const { publicUrl } = config;
    const outcome = await inviteMember(db, { exhibitor, to, conference, publicUrl, language, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  remove: async ({ showid, address }, { db, accountId }) => {
    if (!(await ownExhibitor(db, showid, accountId))) return refuse('not_found');
    const own = (await listMembers(db, showid)).filter(({ account_id }) => account_id === accountId);
    if (own.length === 1 && own[0]?.address === address) return refuse('exhibitor_member_self');
    await removeMember(db, { exhibitorId: showid, address });
    return {};
  },
};
