import type { agendaConsoleCalls } from '@meetingapp/contract/agenda-console.ts';
import { changesBetween } from '@meetingapp/domain/agenda/changes.ts';
import { findClashes } from '@meetingapp/domain/agenda/clashes.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { wordFaults } from '../../http/word-faults.ts';
import { startTask } from '../../jobs/task.ts';
import { programmeFaults } from './access.ts';
import { orderRows, removeHall, removeTopic, saveHall, saveTopic } from './commands-halls.ts';
import { releaseProgramme } from './commands-release.ts';
import { moveSession, removeSession, saveSession } from './commands-sessions.ts';
import { placeTalk, removeTalk, saveTalk } from './commands-talks.ts';
import { changesByExpert, emptyProgramme } from './present-changes.ts';
import { presentDraft, presentDraftTalk, presentPlanned } from './present-console.ts';
import { presentProgramme } from './present.ts';
import { conferenceOfProgramme, readDraft } from './queries-draft.ts';
import { allReleases, currentRelease, plannedBy, releasedProgramme } from './queries.ts';

export const agendaConsoleHandlers: Handlers<typeof agendaConsoleCalls> = {
  read: async ({ cid }, { db }) => {
    const about = await conferenceOfProgramme(db, cid);
    if (!about) return refuse('conference_unknown');
    const last = await currentRelease(db, cid);
    const release = last ? { number: last.number, at: last.released_at.toISOString() } : null;
    const around = { zone: about.zone, startsOn: about.starts_on, endsOn: about.ends_on, release };
    return presentDraft(around, await readDraft(db, cid));
  },

  saveHall: async ({ cid, hall }, { db }) => {
    const hallId = await saveHall(db, cid, hall);
    return hallId === null ? refuse('not_found') : { hallId };
  },
  removeHall: async ({ cid, hallId }, { db }) => {
    const outcome = await removeHall(db, cid, hallId);
    return outcome === 'done' ? {} : refuse(outcome);
  },
  saveTopic: async ({ cid, topic }, { db }) => {
    const topicId = await saveTopic(db, cid, topic);
    return topicId === null ? refuse('not_found') : { topicId };
  },
  removeTopic: async ({ cid, topicId }, { db }) =>
    (await removeTopic(db, cid, topicId)) === 'done' ? {} : refuse('not_found'),
  order: async ({ cid, halls, topics }, { db }) => {
    await orderRows(db, 'hall', cid, halls);
    await orderRows(db, 'topic', cid, topics);
    return {};
  },

  saveSession: async ({ cid, session }, { db }) => {
    const faults = [
      ...(await programmeFaults(db, cid, session, 'session.')),
      ...wordFaults('session.introduction', session.introduction),
    ];
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveSession(db, cid, session);
    return outcome.ok ? { sessionId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },
  moveSession: async ({ cid, ...move }, { db }) => {
    const faults = await programmeFaults(db, cid, move, '');
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await moveSession(db, cid, move);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },
  removeSession: async ({ cid, sessionId, seen }, { db }) => {
    const outcome = await removeSession(db, cid, sessionId, seen);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  talk: async ({ cid, talkId }, { db }) => {
    const draft = await readDraft(db, cid);
    const row = draft.talks.find(({ id }) => id === talkId);
    return row ? { talk: presentDraftTalk(row, draft), abstract: row.abstract } : refuse('not_found');
  },
  saveTalk: async ({ cid, talk }, { db }) => {
    const faults = await programmeFaults(db, cid, { parts: talk.parts }, 'talk.');
    if (faults.length > 0) return refuse('body_invalid', faults);
    const outcome = await saveTalk(db, cid, talk);
    return outcome.ok ? { talkId: outcome.id, version: outcome.version } : refuse(outcome.reason);
  },
  placeTalk: async ({ cid, ...placing }, { db }) => {
    const outcome = await placeTalk(db, cid, placing);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },
  removeTalk: async ({ cid, talkId, seen }, { db }) => {
    const outcome = await removeTalk(db, cid, talkId, seen);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  changes: async ({ cid }, { db, now }) => {
    const about = await conferenceOfProgramme(db, cid);
    if (!about) return refuse('conference_unknown');
    const last = await currentRelease(db, cid);
    const { programme } = presentProgramme(about, await readDraft(db, cid), { release: 0, at: now });
    const before = (last && (await releasedProgramme(db, cid, last.number))) ?? emptyProgramme(programme);
    const changes = changesBetween(before, programme);
    const planned = await plannedBy(db, cid, changes);
    return {
      changes: changes.map((change) => ({ change, planned: planned.each.get(`${change.item}/${change.id}`) ?? 0 })),
      experts: changesByExpert(changes, before, programme).size,
      attendees: planned.all,
    };
  },

  release: async ({ cid, note, reason, tell }, { db, staff, now, language }) => {
    const clashes = findClashes(...presentPlanned(await readDraft(db, cid))).length;
    if (reason === '' && clashes > 0) return refuse('programme_clashes');
    // A reason that was typed before the last clash was solved says nothing.
    const allTheSame = clashes > 0 ? { clashes, reason } : {};
    const outcome = await releaseProgramme(db, { conferenceId: cid, staffId: staff.id, note, ...allTheSame, now });
    if (!outcome.ok) return refuse(outcome.reason);
    const { number } = outcome;
    // Nobody knew of anything before the first release.
    if (number === 1 || !(tell.experts || tell.attendees)) return { number, taskId: null };
    const start = { societyId: staff.societyId, conferenceId: cid, staffId: staff.id, language };
    return {
      number,
      taskId: await startTask(db, { ...start, kind: 'agenda.tell', input: { release: number, ...tell } }),
    };
  },

  releases: async ({ cid }, { db }) => ({
    releases: (await allReleases(db, cid)).map((row) => ({
      number: row.number,
      at: row.released_at.toISOString(),
      by: row.by ?? '',
      note: row.note,
      clashes: row.clashes,
      reason: row.reason,
      changes: row.changes,
    })),
  }),
};
