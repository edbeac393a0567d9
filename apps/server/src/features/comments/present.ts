import type { CommentReply, ListedComment } from '@meetingapp/contract/comments/comment.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { reviewUntil } from '@meetingapp/domain/comments/review-window.ts';
import type { CommentRow, ReplyRow } from './queries.ts';

interface Reader {
  /** Null: a visitor, or staff. */
  accountId: number | null;
  language: Language;
  /** Staff read names and reasons of all. */
  staff?: true;
}

export function presentComment(row: CommentRow, { accountId, language, staff }: Reader): ListedComment {
  const own = row.account_id !== null && row.account_id === accountId;
  const named = own || staff === true || !row.anonymous;
  return {
    id: row.id,
    own,
    name: named ? row.name : '',
    affiliation: named ? row.affiliation : '',
    anonymous: row.anonymous,
    target: row.target,
    aim: pickLanguage(row.target === 'speaker' ? row.expert_name : row.session_title, language),
    expertId: row.expert_id,
    sessionId: row.session_id,
    at: row.at.toISOString(),
    text: row.body,
    pictures: row.pictures,
    open: row.open,
    state: row.state,
    reason: own || staff ? row.reason : '',
    likes: row.likes,
    liked: row.liked,
    replies: row.replies,
    answer: row.answer && {
      name: row.answer.role === 'staff' ? '' : row.answer.name,
      role: row.answer.role,
      text: row.answer.body,
    },
    review: (own || staff) && row.review ? { stars: row.review.stars, text: row.review.body } : null,
    reviewUntil: own && row.answered_at !== null ? reviewUntil(row.answered_at).toISOString() : null,
  };
}

/** A reply of an anonymous asker has no name either. */
export function presentReply(row: ReplyRow, comment: CommentRow, { accountId, staff }: Reader): CommentReply {
  const own = row.account_id !== null && row.account_id === accountId;
  const unnamed = !own && !staff && (row.role === 'staff' || (row.role === 'asker' && comment.anonymous));
  return {
    id: row.id,
    own,
    name: unnamed ? '' : row.name,
    replyTo: row.reply_to,
    role: row.role,
    at: row.at.toISOString(),
    text: row.body,
    pictures: row.pictures,
    state: row.state,
    reason: own || staff ? row.reason : '',
    likes: row.likes,
    liked: row.liked,
  };
}
