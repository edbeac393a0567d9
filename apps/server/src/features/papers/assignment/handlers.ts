import type { reviewerCalls } from '@meetingapp/contract/papers/assignment.ts';
import { figuresOf } from '@meetingapp/domain/papers/ranking.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { assignPlanned, assignReview, EACH, remindReviewers, saveReviewer, takeBackReview } from './commands.ts';
import { presentCandidates, presentConflictRow, presentPaperReview, presentPlan, presentReviewer } from './present.ts';
import { conflictsOf, findPaper, papersToGive, progressOf, reviewersOf, reviewsOf } from './queries.ts';
import { findReviewing, topicsOf } from '../call/queries.ts';
import { rankOf } from '../review/queries-rank.ts';
import { addConflict, removeConflict } from './commands-conflict.ts';
import { planOf } from './queries-plan.ts';

export const reviewerHandlers: Handlers<typeof reviewerCalls> = {
  reviewers: async ({ cid }, { db }) => {
    const reviewing = await findReviewing(db, cid);
    if (!reviewing) return refuse('not_found');
    const each = reviewing.reviewers_each ?? EACH;
    return {
      each,
      blind: reviewing.blind ?? true,
      until: reviewing.review_until?.toISOString() ?? null,
      zone: reviewing.zone,
      criteria: reviewing.criteria?.length ?? 0,
      topics: await topicsOf(db, cid),
      reviewers: (await reviewersOf(db, cid)).map(presentReviewer),
      ...(await progressOf(db, cid, each)),
    };
  },

  saveReviewer: async ({ cid, ...draft }, { db, now }) =>
    (await saveReviewer(db, { cid, now }, draft)) ? {} : refuse('not_found'),

  planReviews: async ({ cid }, { db }) => {
    const reviewing = await findReviewing(db, cid);
    if (!reviewing) return refuse('not_found');
    const toGive = await papersToGive(db, cid);
    const reviewers = await reviewersOf(db, cid);
    return presentPlan(planOf(toGive, reviewers, reviewing.reviewers_each ?? EACH), toGive, reviewers);
  },

  assignPlanned: async ({ cid, plan }, { db, staff, now }) => {
    const outcome = await assignPlanned(db, { cid, staffId: staff.id, now }, plan);
    return outcome.ok ? { given: outcome.given } : refuse(outcome.reason);
  },

  assignReview: async ({ cid, ...pair }, { db, staff, now }) => {
    const outcome = await assignReview(db, { cid, staffId: staff.id, now }, pair);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  takeBackReview: async ({ cid, ...pair }, { db }) => {
    const outcome = await takeBackReview(db, cid, pair);
    return outcome === 'done' ? {} : refuse(outcome);
  },

  remindReviewers: async ({ cid, staffIds }, { db, staff, now, language, config }) => ({
    told: await remindReviewers(
      db as DatabaseTransaction,
      { cid, staffId: staff.id, now },
      { staffIds, language, publicUrl: config.publicUrl },
    ),
  }),

  conflicts: async ({ cid, paperId }, { db }) => {
    const each = (await findReviewing(db, cid))?.reviewers_each ?? EACH;
    return { conflicts: (await conflictsOf(db, cid, paperId, each)).map(presentConflictRow) };
  },

  addConflict: async ({ cid, paperId, staffId, reason }, { db, now }) => {
    const outcome = await addConflict(db, { cid, paperId, staffId, now }, reason);
    return outcome.ok ? { ended: outcome.ended } : refuse(outcome.reason);
  },

  removeConflict: async (pair, { db }) => ((await removeConflict(db, pair)) ? {} : refuse('not_found')),

  paperReviews: async ({ cid, paperId }, { db }) => {
    const reviewing = await findReviewing(db, cid);
    const paper = await findPaper(db, cid, paperId);
    if (!reviewing || !paper) return refuse('not_found');
    const reviews = await reviewsOf(db, paperId);
    const done = reviews.flatMap(({ state, total }) => (state === 'done' && total !== null ? [total] : []));
    return {
      criteria: reviewing.criteria ?? [],
      reviews: reviews.map(presentPaperReview),
      ...figuresOf(done),
      rank: await rankOf(db, cid, paperId),
      candidates: presentCandidates(await papersToGive(db, cid, [paperId]), await reviewersOf(db, cid)),
    };
  },
};
