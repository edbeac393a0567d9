import type { commentCalls } from '@meetingapp/contract/comments/comment.ts';
import { findPatientDetails } from '@meetingapp/domain/comments/patient-details.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findConference } from '../conference/queries.ts';
import { askComment, changeComment, replyToComment } from './commands.ts';
import { likeComment, removeOwn, reportComment, reviewAnswer } from './commands-own.ts';
import { presentComment, presentReply } from './present.ts';
import { barOf, countParts, findReadable, listComments, repliesOf, settingsOf } from './queries.ts';

const A_PAGE = 20;

/** A public text must not name a patient. */
const patientFault = (text: string, open: boolean) =>
  open && findPatientDetails(text).length > 0
    ? refuse('body_invalid', [{ field: 'text', reason: 'patient_details' }])
    : null;
const pictureFault = () => refuse('body_invalid', [{ field: 'pictures', reason: 'not_an_option' }]);

export const commentHandlers: Handlers<typeof commentCalls> = {
  list: async ({ cid, part, target, sessionId, words, after }, { db, accountId, language, now }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const filter = { conferenceId: cid, target, sessionId, words, after, most: A_PAGE + 1 };
    const [rows, counts, settings, barred] = await Promise.all([
      listComments(db, accountId, part, filter),
      countParts(db, accountId, filter),
      settingsOf(db, cid),
      accountId === null ? null : barOf(db, { conferenceId: cid, accountId, now }),
    ]);
    return {
      comments: rows.slice(0, A_PAGE).map((row) => presentComment(row, { accountId, language })),
      more: rows.length > A_PAGE,
      counts,
      mode: settings.mode,
      barred: settings.mode === 'closed' ? 'comments_closed' : barred,
    };
  },

  read: async ({ commentId }, { db, accountId, language, now }) => {
    const row = await findReadable(db, accountId, commentId);
    const conference = row && (await findConference(db, row.conference_id));
    if (!row || !conference || conference.state === 'stopped') return refuse('not_found');
    const replies = await repliesOf(db, accountId, commentId);
    const reader = { accountId, language };
    const settings = await settingsOf(db, conference.id);
    const barred = accountId === null ? null : await barOf(db, { conferenceId: conference.id, accountId, now });
    return {
      cid: conference.id,
      zone: conference.zone,
      comment: presentComment(row, reader),
      replies: replies
        .filter(({ state, account_id }) => state === 'shown' || (account_id !== null && account_id === accountId))
        .map((reply) => presentReply(reply, row, reader)),
      hidden: replies.filter(({ state, account_id }) => state === 'hidden' && account_id !== accountId).length,
      answering: row.asked && row.account_id !== accountId,
      barred: settings.mode === 'closed' ? 'comments_closed' : barred,
    };
  },

  ask: async ({ cid, ...question }, { db, accountId, now }) => {
    const conference = await findConference(db, cid);
    if (!conference) return refuse('conference_unknown');
    if (conference.state === 'stopped') return refuse('conference_stopped');
    const named = patientFault(question.text, question.open);
    if (named) return named;
    const outcome = await askComment(db, { accountId, now }, { ...question, conferenceId: cid });
    if (outcome.ok) return { commentId: outcome.id, state: outcome.state };
    if (outcome.reason === 'pictures') return pictureFault();
    if (outcome.reason === 'expert' || outcome.reason === 'session')
      return refuse('body_invalid', [{ field: `${outcome.reason}Id`, reason: 'choose' }]);
    return refuse(outcome.reason);
  },

  change: async ({ commentId, ...written }, { db, accountId, now }) => {
    const named = patientFault(written.text, written.open);
    if (named) return named;
    const outcome = await changeComment(db, { accountId, now }, commentId, written);
    if (outcome.ok) return { state: outcome.state };
    return outcome.reason === 'pictures' ? pictureFault() : refuse(outcome.reason);
  },

  remove: async (item, { db, accountId }) => ((await removeOwn(db, { ...item, accountId })) ? {} : refuse('not_found')),

  reply: async ({ commentId, ...reply }, { db, accountId, now }) => {
    const comment = await findReadable(db, accountId, commentId);
    if (!comment) return refuse('not_found');
    const named = patientFault(reply.text, comment.open);
    if (named) return named;
    const outcome = await replyToComment(db, { accountId, now }, { ...reply, commentId });
    if (outcome.ok) return { replyId: outcome.id, state: outcome.state };
    return outcome.reason === 'pictures' ? pictureFault() : refuse(outcome.reason);
  },

  like: async (item, { db, accountId }) => {
    const likes = await likeComment(db, { ...item, accountId });
    return likes === null ? refuse('not_found') : { likes };
  },

  review: async (review, { db, accountId, now }) => {
    const outcome = await reviewAnswer(db, { ...review, accountId, now });
    return outcome.ok ? {} : refuse(outcome.reason);
  },

  report: async (item, { db, accountId, now }) =>
    (await reportComment(db, { ...item, accountId, now })) ? {} : refuse('not_found'),
};
