import { roles } from '@meetingapp/contract/call.ts';
import type { membersConsoleCalls } from '@meetingapp/contract/members/console.ts';
import { listZone } from '@meetingapp/domain/members/entry.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import { isOfSociety } from '../../http/calls/rights.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { removeList, removeMembers, saveList, saveMember, setList } from './commands-console.ts';
import { entryFaults, presentList, presentMaskedMember, presentMember } from './present-console.ts';
import { findOwnList, holdOwnList, isListUsed, listsOf, lockOwnList, peopleOf } from './queries-console.ts';

export const membersConsoleHandlers: Handlers<typeof membersConsoleCalls> = {
  lists: async ({ cid }, { db, now }) => ({ lists: (await listsOf(db, cid, dayIn(listZone, now))).map(presentList) }),

  saveList: async ({ cid, list }, { db }) => {
    if (list.id !== null && !(await lockOwnList(db, cid, list.id))) return refuse('not_found');
    if (list.title.zh.trim() === '') return refuse('body_invalid', [{ field: 'list.title', reason: 'required' }]);
    if (list.joinUrl !== '' && !/^https?:\/\/[^\s"<>]+$/i.test(list.joinUrl))
      return refuse('body_invalid', [{ field: 'list.joinUrl', reason: 'web_address' }]);
    const { zh: chinese, en: english } = list.description;
    const description = { zh: cleanHtml(chinese), en: cleanHtml(english) };
    return { listId: await saveList(db, cid, { ...list, description }) };
  },

  removeList: async ({ cid, listId }, { db }) => {
    if (!(await holdOwnList(db, cid, listId))) return refuse('not_found');
    if (await isListUsed(db, listId)) return refuse('member_list_in_use');
    await removeList(db, listId);
    return {};
  },

  chooseList: async ({ cid, listId }, { db }) => {
    if (!(await lockOwnList(db, cid, listId))) return refuse('not_found');
    await setList(db, cid, listId);
    return {};
  },

  people: async ({ cid, listId, words, page }, { db, staff, now }) => {
    if (!(await findOwnList(db, cid, listId))) return refuse('not_found');
    const whole = isOfSociety(staff.grants, roles.readPeople);
    const { people, total } = await peopleOf(db, listId, { words, page, partOfAddress: whole });
    const today = dayIn(listZone, now);
    const present = whole ? presentMember : presentMaskedMember;
    return { people: people.map((one) => present(today, one)), total };
  },

  saveEntry: async ({ cid, listId, entry: { id, ...typed }, seen }, { db }) => {
    if (!(await lockOwnList(db, cid, listId))) return refuse('not_found');
    const saved = await saveMember(db, listId, id, typed, seen);
    if (saved.ok) return { entryId: saved.id };
    return 'faults' in saved ? refuse('body_invalid', entryFaults(saved.faults)) : refuse(saved.reason);
  },

  removeEntries: async ({ cid, listId, entryIds }, { db }) => {
    if (!(await lockOwnList(db, cid, listId))) return refuse('not_found');
    return { entries: await removeMembers(db, listId, entryIds) };
  },

  restoreEntries: async ({ cid, listId, entries }, { db }) => {
    if (!(await lockOwnList(db, cid, listId))) return refuse('not_found');
    let count = 0;
    for (const entry of entries) if ((await saveMember(db, listId, null, entry)).ok) count += 1;
    return { count };
  },

  export: async ({ cid, listId, format }, { db, staff, language }) => {
    if (!(await findOwnList(db, cid, listId))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'members.export', input: { listId, format } }) };
  },
};
