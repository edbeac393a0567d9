import { roles } from '@meetingapp/contract/call.ts';
import type { membersConsoleCalls } from '@meetingapp/contract/members/console.ts';
import { listZone, memberFields } from '@meetingapp/domain/members/entry.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { membersConsole as en } from '@meetingapp/locales/en/members/console.ts';
import { membersConsole as zh } from '@meetingapp/locales/zh/members/console.ts';
import { cleanHtml } from '../../http/security/clean-html.ts';
import { isOfSociety } from '../../http/calls/rights.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { startTask } from '../../jobs/task.ts';
import { sheetAnswer } from '../files/writer-sheet.ts';
import { importMembers, wrongRows } from './commands-import.ts';
import { importsOf, undoImport } from './commands-undo.ts';
import { removeList, removeMembers, saveList, saveMember, setList } from './commands-console.ts';
import { columnTitles } from './writer-columns.ts';
import {
  entryFaults,
  faultText,
  presentImport,
  presentImported,
  presentList,
  presentMaskedMember,
  presentMember,
} from './present-console.ts';
import { findOwnList, holdOwnList, isListUsed, listsOf, lockOwnList, peopleOf } from './queries-console.ts';

const texts = { zh, en };

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

  bring: async ({ cid, listId, columns, apply, replace, seen }, { db, file, language, staff, now }) => {
    const list = apply ? await lockOwnList(db, cid, listId) : await findOwnList(db, cid, listId);
    if (!list) return refuse('not_found');
    if (!file) return refuse('file_missing');
    const by = { staffId: staff.id, name: file.name, now };
    const outcome = await importMembers(db, { listId, content: file.content, columns, apply, replace, seen, by });
    if (outcome.ok) return { brought: presentImported(outcome, apply, language) };
    return 'fault' in outcome ? refuse(outcome.reason, [outcome.fault]) : refuse(outcome.reason);
  },

  imports: async ({ cid, listId }, { db }) => {
    if (!(await findOwnList(db, cid, listId))) return refuse('not_found');
    return { imports: (await importsOf(db, listId)).map(presentImport) };
  },

  undoImport: async ({ cid, listId, importId }, { db, now }) => {
    if (!(await lockOwnList(db, cid, listId))) return refuse('not_found');
    return (await undoImport(db, { listId, importId, now })) ?? refuse('member_import_undone');
  },

  wrongRows: async ({ cid, listId, columns }, { db, file, language }) => {
    if (!(await findOwnList(db, cid, listId))) return refuse('not_found');
    if (!file) return refuse('file_missing');
    const found = await wrongRows(db, { listId, content: file.content, columns });
    if (!found.ok) return 'fault' in found ? refuse(found.reason, [found.fault]) : refuse(found.reason);
    const words = texts[language];
    const rows = found.rows.map(({ cells, faults }) => [
      ...cells,
      joinList(
        faults.map((fault) => faultText(fault, language)),
        language,
        'entries',
      ),
    ]);
    const titles = [...found.titles, words.wrongReason].map((title) => ({ title, kind: 'text' as const }));
    return sheetAnswer({ name: words.wrongFile, columns: titles, rows, zone: listZone }, 'xlsx');
  },

  template: async ({ format }, { language }) => {
    const words = texts[language];
    const rows = [memberFields.map((field) => words.example[field])];
    return sheetAnswer({ name: words.template, columns: columnTitles(language), rows, zone: listZone }, format);
  },

  export: async ({ cid, listId, format }, { db, staff, language }) => {
    if (!(await findOwnList(db, cid, listId))) return refuse('not_found');
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return { taskId: await startTask(db, { ...start, kind: 'members.export', input: { listId, format } }) };
  },
};
