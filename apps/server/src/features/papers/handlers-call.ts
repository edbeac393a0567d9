import type { paperCallCalls } from '@meetingapp/contract/papers-call.ts';
import type { PaperFileKind, PaperWish } from '@meetingapp/contract/papers-paper.ts';
import { callFaults } from '@meetingapp/domain/papers/check-call.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { orderTopics, removeTopic, saveCall, saveTopic } from './commands-call.ts';
import { countedTopics } from './queries-call.ts';
import { findCall, type CallRow } from './queries-submission.ts';

const instant = (at: Date | null) => at?.toISOString() ?? null;

const presentState = (row: CallRow) => ({
  opensAt: instant(row.opens_at),
  closesAt: instant(row.closes_at),
  reviseUntil: instant(row.revise_until),
  confirmUntil: instant(row.confirm_until),
  guidance: row.guidance,
  wishes: row.wishes as PaperWish[],
  sections: row.sections,
  wordsLeast: row.words_least,
  wordsMost: row.words_most,
  authorsMost: row.authors_most,
  papersEach: row.papers_each,
  topicsMost: row.topics_most,
  files: row.files as PaperFileKind[],
  blind: row.blind,
  reviewersEach: row.reviewers_each,
  reviewUntil: instant(row.review_until),
  criteria: row.criteria,
  votesEach: row.votes_each,
  voteUntil: instant(row.vote_until),
  version: row.version,
});

export const paperCallHandlers: Handlers<typeof paperCallCalls> = {
  call: async ({ cid }, { db }) => {
    const row = await findCall(db, cid);
    return { call: row ? presentState(row) : null, topics: await countedTopics(db, cid) };
  },

  saveCall: async ({ cid, version, call }, { db }) => {
    const faults = callFaults(call);
    if (faults.length > 0)
      return refuse(
        'settings_invalid',
        faults.map(({ field, reason }) => ({ field: `call.${field}`, reason })),
      );
    const outcome = await saveCall(db, cid, version, call);
    return outcome.ok ? { version: outcome.version } : refuse(outcome.reason);
  },

  saveTopic: async ({ cid, topic }, { db }) => {
    if (topic.name.zh === '' && topic.name.en === '')
      return refuse('settings_invalid', [{ field: 'topic.name', reason: 'required' }]);
    const outcome = await saveTopic(db, cid, topic);
    return outcome.ok ? { topicId: outcome.topicId } : refuse(outcome.reason);
  },

  orderTopics: async ({ cid, topicIds }, { db }) => {
    const outcome = await orderTopics(db, cid, topicIds);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  removeTopic: async ({ cid, topicId, into }, { db }) => {
    const outcome = await removeTopic(db, cid, topicId, into);
    return outcome.ok ? { papers: outcome.papers } : refuse(outcome.reason);
  },
};
