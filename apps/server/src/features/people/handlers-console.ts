import type { peopleConsoleCalls } from '@meetingapp/contract/people.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { cleanRich } from '../../http/security/clean-html.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { textLengthFaults } from '../../http/bodies/text-length-faults.ts';
import { linkPerson, mergePeople, removePerson, removePortrait, savePerson, setPortrait } from './commands.ts';
import { orderGroups, removeGroup, saveGroup } from './commands-groups.ts';
import { presentDone, presentPerson } from './present.ts';
import { allGroups, doneBy, findPerson, listPeople, strangers } from './queries.ts';

const pictureRefusals = {
  wrong_kind: 'file_kind',
  too_large: 'file_too_large',
  unreadable: 'file_unreadable',
  not_found: 'not_found',
} as const;

export const peopleConsoleHandlers: Handlers<typeof peopleConsoleCalls> = {
  list: async ({ cid, words, after }, { db }) => {
    const { rows, total, next } = await listPeople(db, cid, words, after ?? 0);
    return { experts: rows.map(presentPerson), total, next };
  },
  read: async ({ cid, expertId }, { db }) => {
    const row = await findPerson(db, cid, expertId);
    if (!row) return refuse('not_found');
    const { biography, ...person } = row;
    return {
      expert: presentPerson(person),
      biography: cleanRich(biography),
      items: (await doneBy(db, expertId)).flatMap(presentDone),
    };
  },
  save: async ({ cid, expert }, { db }) => {
    const faults = textLengthFaults('expert.biography', expert.biography);
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await savePerson(db, cid, expert);
    return outcome.ok ? { expertId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },
  setPortrait: async ({ cid, expertId }, { db, ports, file }) => {
    if (!file) return refuse('file_missing');
    const outcome = await setPortrait(db, ports.files, { conferenceId: cid, id: expertId }, file.content);
    return outcome.ok ? { portrait: outcome.portrait } : refuse(pictureRefusals[outcome.reason]);
  },
  removePortrait: async ({ cid, expertId }, { db }) =>
    (await removePortrait(db, { conferenceId: cid, id: expertId })) ? {} : refuse('not_found'),
  remove: async ({ cid, expertId, seen, withParts }, { db }) => {
    const outcome = await removePerson(db, { conferenceId: cid, id: expertId, seen, withParts });
    return outcome.ok ? {} : refuse(outcome.reason);
  },
  merge: async ({ cid, expertId, goneId }, { db }) => {
    if (expertId === goneId) return refuse('body_invalid', [{ field: 'goneId', reason: 'not_an_option' }]);
    return (await mergePeople(db, cid, expertId, goneId)) ? {} : refuse('not_found');
  },
  link: async ({ cid, expertId, linked }, { db }) => {
    const outcome = await linkPerson(db, { conferenceId: cid, id: expertId }, linked);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  groups: async ({ cid }, { db }) => ({ groups: await allGroups(db, cid) }),
  saveGroup: async ({ cid, group, seen }, { db }) => {
    const others = await strangers(
      db,
      cid,
      group.members.map(({ expert }) => expert),
    );
    const faults = group.members.flatMap(({ expert }, at) =>
      others.has(expert) ? [{ field: `group.members.${at}.expert`, reason: 'not_an_option' }] : [],
    );
    if (faults.length > 0) return refuse('body_invalid', faults);
    const saved = await saveGroup(db, cid, group, seen);
    return saved.ok ? { groupId: saved.id } : refuse(saved.reason);
  },
  removeGroup: async ({ cid, groupId }, { db }) => ((await removeGroup(db, cid, groupId)) ? {} : refuse('not_found')),
  orderGroups: async ({ cid, groups }, { db }) => {
    await orderGroups(db, cid, groups);
    return {};
  },
};
