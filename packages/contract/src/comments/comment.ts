import * as v from 'valibot';
import { call } from '../call.ts';
import { Id, Instant, Nothing, trimmed } from '../shapes.ts';

const base = '/medapp/api/comment';

/** Whom a comment or consultation is addressed to. */
export const commentTargets = ['committee', 'speaker', 'session'] as const;
export type CommentTarget = (typeof commentTargets)[number];

/** `waiting`: only its author and staff see it. `removed`: by its author. `hidden`: by staff, after it was shown. */
export const commentStates = ['waiting', 'shown', 'refused', 'hidden', 'removed'] as const;
export type CommentState = (typeof commentStates)[number];

/** Lists of a conference: the caller's own, public ones, those with an answer, those that the caller is asked as a speaker. */
export const commentParts = ['mine', 'public', 'answered', 'asked'] as const;
export type CommentPart = (typeof commentParts)[number];

export const replyRoles = ['attendee', 'asker', 'speaker', 'staff'] as const;
export type ReplyRole = (typeof replyRoles)[number];

/** `before`: staff pass each public text before it is shown. */
export const commentModes = ['open', 'before', 'closed'] as const;
export type CommentMode = (typeof commentModes)[number];
/** Who may write: anyone with an account, or only those registered for the conference. */
export const commentWriters = ['account', 'registered'] as const;

export const LONGEST_COMMENT = 300;
export const MOST_PICTURES = 4;

export const CommentText = v.pipe(trimmed(LONGEST_COMMENT), v.minLength(1, 'required'));
/** Addresses of own uploads. */
export const CommentPictures = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MOST_PICTURES));
const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const CommentReview = v.object({ stars: v.number(), text: v.string() });

const said = {
  id: Id,
  own: v.boolean(),
  /** Empty: anonymous, or the person's data were erased. */
  name: v.string(),
  at: Instant,
  text: v.string(),
  pictures: v.array(v.string()),
  state: v.picklist(commentStates),
  /** Staff's words to the author about a refusal; empty for others. */
  reason: v.string(),
  likes: v.number(),
  liked: v.boolean(),
};

export const CommentReply = v.object({
  ...said,
  /** The reply that it follows; null: the comment itself. */
  replyTo: v.nullable(Id),
  role: v.picklist(replyRoles),
});
export type CommentReply = v.InferOutput<typeof CommentReply>;

export const ListedComment = v.object({
  ...said,
  affiliation: v.string(),
  target: v.picklist(commentTargets),
  /** Name of the speaker or title of the session, in the reader's language; empty for the committee. */
  aim: v.string(),
  expertId: v.nullable(Id),
  sessionId: v.nullable(Id),
  /** False: only the person asked and the organisers read it. */
  open: v.boolean(),
  anonymous: v.boolean(),
  /** Shown replies. */
  replies: v.number(),
  /** The first answer of a speaker or the committee. */
  answer: v.nullable(v.object({ name: v.string(), role: v.picklist(replyRoles), text: v.string() })),
  /** The asker's own review; null for others. */
  review: v.nullable(CommentReview),
  /** End of the time in which the asker may review the answer; null: no answer yet, or not the asker. */
  reviewUntil: v.nullable(Instant),
});
export type ListedComment = v.InferOutput<typeof ListedComment>;

const errors = ['comments_closed', 'comment_muted', 'comment_registered', 'comment_too_many'] as const;

export const commentCalls = {
  /** At most 20 a page, newest first. */
  list: call({
    path: `${base}/list`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({
      cid: Id,
      part: v.picklist(commentParts),
      target: v.optional(v.nullable(v.picklist(commentTargets)), null),
      /** Only those about this session; the counts are then of this session, too. */
      sessionId: v.optional(v.nullable(Id), null),
      words: v.optional(trimmed(60), ''),
      /** Id of the last one of the page before. */
      after: v.optional(v.nullable(Id), null),
    }),
    answer: v.object({
      comments: v.array(ListedComment),
      more: v.boolean(),
      /** `asked` is null for a person who is not a speaker of the conference. */
      counts: v.object({ mine: v.number(), public: v.number(), answered: v.number(), asked: v.nullable(v.number()) }),
      mode: v.picklist(commentModes),
      /** Why the caller may not write; null: they may. */
      barred: v.nullable(v.picklist(['comments_closed', 'comment_muted', 'comment_registered'])),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
  /** A comment with its replies, oldest first; what a person may not see is left out and counted. */
  read: call({
    path: `${base}/read`,
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ commentId: Id }),
    answer: v.object({
      cid: Id,
      zone: v.string(),
      comment: ListedComment,
      replies: v.array(CommentReply),
      /** Replies that staff hid. */
      hidden: v.number(),
      /** The caller answers as a speaker who was asked. */
      answering: v.boolean(),
      barred: v.nullable(v.picklist(['comments_closed', 'comment_muted', 'comment_registered'])),
    }),
    errors: [],
  }),
  /** A public text with a patient's details is refused; one addressed to the speaker alone is accepted. */
  ask: call({
    path: `${base}/ask`,
    who: 'account',
    effect: 'write',
    whole: true,
    pasted: true,
    body: v.object({
      cid: Id,
      target: v.picklist(commentTargets),
      expertId: v.optional(v.nullable(Id), null),
      sessionId: v.optional(v.nullable(Id), null),
      text: CommentText,
      pictures: v.optional(CommentPictures, []),
      open: v.boolean(),
      anonymous: v.boolean(),
    }),
    answer: v.object({ commentId: Id, state: v.picklist(commentStates) }),
    errors: ['conference_unknown', 'conference_stopped', ...errors],
  }),
  /** Only while it waits for moderation, or was refused: it then waits again. */
  change: call({
    path: `${base}/change`,
    who: 'account',
    effect: 'write',
    whole: true,
    pasted: true,
    body: v.object({
      commentId: Id,
      text: CommentText,
      pictures: v.optional(CommentPictures, []),
      open: v.boolean(),
      anonymous: v.boolean(),
    }),
    answer: v.object({ state: v.picklist(commentStates) }),
    errors: ['comment_shown', ...errors],
  }),
  /** The author removes a comment or a reply of theirs; replies of others stay. */
  remove: call({
    path: `${base}/remove`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ commentId: Id, replyId: v.optional(v.nullable(Id), null) }),
    answer: Nothing,
    errors: [],
  }),
  reply: call({
    path: `${base}/reply`,
    who: 'account',
    effect: 'write',
    whole: true,
    pasted: true,
    body: v.object({
      commentId: Id,
      replyTo: v.optional(v.nullable(Id), null),
      text: CommentText,
      pictures: v.optional(CommentPictures, []),
    }),
    answer: v.object({ replyId: Id, state: v.picklist(commentStates) }),
    errors,
  }),
  like: call({
    path: `${base}/like`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ commentId: Id, replyId: v.optional(v.nullable(Id), null), liked: v.boolean() }),
    answer: v.object({ likes: v.number() }),
    errors: [],
  }),
  /** V17: the asker, within 3 days of the first answer by the server's clock; may be changed until then. */
  review: call({
    path: `${base}/review`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ commentId: Id, stars: Stars, text: v.optional(trimmed(200), '') }),
    answer: Nothing,
    errors: ['comment_unanswered', 'comment_review_over'],
  }),
  /** Brings a shown text to the organisers; a second report of the same person changes nothing. */
  report: call({
    path: `${base}/report`,
    who: 'account',
    effect: 'write',
    whole: true,
    body: v.object({ commentId: Id, replyId: v.optional(v.nullable(Id), null) }),
    answer: Nothing,
    errors: [],
  }),
} as const;
