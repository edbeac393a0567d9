import type { creditCalls } from '@meetingapp/contract/credits/credit.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { askReview } from './commands.ts';
import { factsOf } from './queries-facts.ts';
import { presentReview } from './present.ts';
import { reviewsOf } from './queries.ts';
import { presentUpload } from './upload/present.ts';
import { uploadsOf } from './upload/queries.ts';

export const creditHandlers: Handlers<typeof creditCalls> = {
  mine: async ({ cid }, { db, accountId, language, now }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const facts = await factsOf(db, { conferenceId: cid, accountId, zone: conference.zone, language });
    const reviews = await reviewsOf(db, cid, accountId);
    const uploads = await uploadsOf(db, cid, accountId);
    return {
      ...facts,
      reviews: reviews.map(presentReview),
      uploads: uploads.map(({ id, ...row }) => ({ setId: id, ...presentUpload(row) })),
      at: now.toISOString(),
    };
  },

  askReview: async ({ cid, text }, { db, accountId }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    return (await askReview(db, { conferenceId: cid, accountId, text })) ? {} : refuse('credit_review_open');
  },
};
