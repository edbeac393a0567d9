import type { reviewCalls } from '@meetingapp/contract/papers/review.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { declareConflict } from './commands-conflict.ts';
import { declineReview, isClosed, saveReview } from './commands.ts';
import { presentDeskPaper, presentOwnReview, presentReviewed } from './present.ts';
import { affiliationsOf, authorsOf, deskOf, filesOf, ownReview } from './queries.ts';
import { findReviewing, topicsOf } from '../call/queries.ts';

/** A reviewer's assigned papers: every query is restricted to the caller. */
export const reviewHandlers: Handlers<typeof reviewCalls> = {
  desk: async ({ cid }, { db, staff, now }) => {
    const reviewing = await findReviewing(db, cid);
    if (!reviewing) return refuse('not_found');
    const rows = await deskOf(db, cid, staff.id);
    const topics = await topicsOf(db, cid);
    return {
      blind: reviewing.blind ?? true,
      zone: reviewing.zone,
      until: reviewing.review_until?.toISOString() ?? null,
      closed: isClosed(reviewing, now),
      criteria: reviewing.criteria ?? [],
      sections: reviewing.sections ?? [],
      papers: rows.filter(({ state }) => state !== 'declined').map((row) => presentDeskPaper(row, topics)),
      declined: rows.filter(({ state }) => state === 'declined').length,
    };
  },

  deskPaper: async ({ cid, paperId }, { db, staff }) => {
    const reviewing = await findReviewing(db, cid);
    const row = await ownReview(db, cid, staff.id, paperId);
    if (!reviewing || !row) return refuse('not_found');
    const people =
      reviewing.blind === false
        ? { authors: await authorsOf(db, paperId), affiliations: await affiliationsOf(db, paperId) }
        : null;
    const around = { topics: await topicsOf(db, cid), files: await filesOf(db, paperId), people };
    return { paper: presentReviewed(row, around), review: presentOwnReview(row) };
  },

  saveReview: async ({ cid, paperId, ...written }, { db, staff, now, language }) => {
    const outcome = await saveReview(db, { cid, paperId, staffId: staff.id, now }, { ...written, language });
    return outcome.ok ? { version: outcome.version, total: outcome.total } : refuse(outcome.reason, outcome.faults);
  },

  declineReview: async ({ cid, paperId, reason }, { db, staff, now }) => {
    const outcome = await declineReview(db, { cid, paperId, staffId: staff.id, now }, reason);
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  declareConflict: async ({ cid, paperId, reason }, { db, staff, now }) => {
    const outcome = await declareConflict(db, { cid, paperId, staffId: staff.id, now }, reason);
    return outcome.ok ? {} : refuse(outcome.reason);
  },
};
