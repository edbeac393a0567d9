import type { memberCalls } from '@meetingapp/contract/members/member.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { listZone } from '@meetingapp/domain/members/entry.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findEntryOfAccount, findMemberList, isListed, memberListOf } from './queries.ts';

export const memberHandlers: Handlers<typeof memberCalls> = {
  vipInfo: async ({ id }, { db, language }) => {
    const list = await findMemberList(db, id);
    if (!list) return refuse('member_list_unknown');
    return {
      data: {
        id: list.id,
        title: list.title[language],
        description: cleanHtml(list.description[language]),
        benefits: list.benefits.map((benefit) => benefit[language]),
        joinUrl: list.join_url,
      },
    };
  },

  vipCheck: async ({ id, name, phone, email }, { db, now }) => {
    const person = { name, phone: readAddress(phone)?.value ?? '', email: readAddress(email)?.value ?? '' };
    const listed = await isListed(db, id, person, dayIn(listZone, now));
    return listed === undefined ? refuse('member_list_unknown') : { data: listed ? 1 : 0 };
  },

  membership: async ({ cid }, { db, accountId, now }) => {
    const conference = await memberListOf(db, cid);
    if (!conference) return refuse('conference_unknown');
    const listId = conference.member_list_id;
    if (listId === null || accountId === null) return { listId, member: null, validUntil: null };
    const entry = await findEntryOfAccount(db, listId, accountId, dayIn(listZone, now));
    return { listId, member: entry !== undefined, validUntil: entry?.valid_until ?? null };
  },
};
