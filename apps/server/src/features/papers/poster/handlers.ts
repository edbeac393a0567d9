import type { posterCalls } from '@meetingapp/contract/papers/poster.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findConference } from '../../conference/queries.ts';
import { likePoster, votePoster } from './commands.ts';
import { presentOpinions, presentQuestion } from './present.ts';
import {
  askedSince,
  countLikes,
  countVotes,
  findPoster,
  likedBy,
  nameOf,
  questionsOf,
  votedBy,
  voteRules,
} from './queries.ts';
import { answerQuestion, askQuestion } from './commands-questions.ts';

/** Questions of one person within ten minutes. */
const QUESTIONS = 10;
const WINDOW_MS = 600_000;

const shown = async (db: Database, paperId: number, accountId: number | null) =>
  (await questionsOf(db, paperId, accountId)).map(presentQuestion);

export const posterHandlers: Handlers<typeof posterCalls> = {
  opinions: async ({ cid }, { db, now, accountId }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const [likes, votes, liked, voted, rules] = await Promise.all([
      countLikes(db, cid),
      countVotes(db, cid),
      accountId === null ? [] : likedBy(db, cid, accountId),
      accountId === null ? [] : votedBy(db, cid, accountId),
      voteRules(db, cid),
    ]);
    return { opinions: presentOpinions({ likes, votes, liked, voted, rules, now }) };
  },

  like: async ({ cid, id, on }, { db, now, accountId }) =>
    (await findPoster(db, cid, id))
      ? { count: await likePoster(db, { cid, id, on, accountId, now }) }
      : refuse('poster_unknown'),

  vote: async ({ cid, id, on }, { db, now, accountId }) => {
    const voted = await votePoster(db, { cid, id, on, accountId, now });
    return voted.ok ? { voted: voted.voted } : refuse(voted.reason);
  },

  questions: async ({ cid, id }, { db, accountId }) => {
    const poster = await findPoster(db, cid, id);
    if (!poster) return refuse('poster_unknown');
    const mayAnswer = accountId !== null && poster.accountId === accountId;
    return { questions: await shown(db, id, accountId), mayAnswer };
  },

  ask: async ({ cid, id, question }, { db, now, accountId }) => {
    if (!(await findPoster(db, cid, id))) return refuse('poster_unknown');
    if ((await askedSince(db, accountId, new Date(now.getTime() - WINDOW_MS))) >= QUESTIONS)
      return refuse('asked_too_often');
    await askQuestion(db, { paperId: id, accountId, askedBy: await nameOf(db, accountId), question, now });
    return { questions: await shown(db, id, accountId) };
  },

  answer: async ({ cid, id, questionId, answer }, { db, now, accountId }) => {
    const poster = await findPoster(db, cid, id);
    if (!poster) return refuse('poster_unknown');
    if (poster.accountId !== accountId) return refuse('not_yours');
    if (!(await answerQuestion(db, { paperId: id, questionId, answer, now }))) return refuse('not_found');
    return { questions: await shown(db, id, accountId) };
  },
};
