import type { agendaConsoleCalls } from '@meetingapp/contract/agenda/draft.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { textLengthFaults } from '../../../http/bodies/text-length-faults.ts';
import { programmeFaults } from './access.ts';
import { orderRows, removeHall, removeTopic, saveHall, saveTopic } from './commands-halls.ts';
import { moveSession, removeSession, saveSession } from './commands-sessions.ts';
import { placeTalk, removeTalk, saveTalk } from './commands-talks.ts';
import { presentDraftTalk } from './present.ts';
import { readDraft } from './queries.ts';

type DraftCalls = Omit<typeof agendaConsoleCalls, 'read' | 'changes' | 'release' | 'releases'>;

/** Staff edit the draft. */
export const draftHandlers: Handlers<DraftCalls> = {
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
      ...textLengthFaults('session.introduction', session.introduction),
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
};
