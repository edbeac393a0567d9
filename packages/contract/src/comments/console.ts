import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant, Nothing, trimmed, WholeNumber } from '../shapes.ts';
import {
  commentModes,
  CommentPictures,
  CommentReply,
  CommentReview,
  commentTargets,
  commentWriters,
  ListedComment,
} from './comment.ts';

const base = '/medapp/api/console/comments';
const who = { staff: roles.answer } as const;

/** Why a text waits: every one does, it has a word of the list, it repeats earlier ones, it seems to name a patient, it was reported. */
export const holdReasons = ['all', 'word', 'repeated', 'patient', 'reported'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** A comment or, with `replyId`, a reply. */
const CommentItem = v.object({ commentId: Id, replyId: v.optional(v.nullable(Id), null) });

export const QueuedComment = v.object({
  commentId: Id,
  replyId: v.nullable(Id),
  /** The person's name, also where others do not see it. */
  name: v.string(),
  anonymous: v.boolean(),
  text: v.string(),
  pictures: v.array(v.string()),
  at: Instant,
  target: v.picklist(commentTargets),
  aim: v.string(),
  reason: v.picklist(holdReasons),
  reports: v.number(),
});
export type QueuedComment = v.InferOutput<typeof QueuedComment>;

export const consoleCommentParts = ['unanswered', 'answered', 'all'] as const;
export type ConsoleCommentPart = (typeof consoleCommentParts)[number];

const CommentMute = v.object({
  id: Id,
  name: v.string(),
  at: Instant,
  /** Null: until staff lift it. */
  until: v.nullable(Instant),
  by: v.string(),
});

export const commentConsoleCalls = {
  /** What waits for moderation, oldest first, at most 200. */
  queue: call({
    path: `${base}/queue`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ items: v.array(QueuedComment), waiting: v.number(), unanswered: v.number() }),
    errors: [],
  }),
  /**
   * Shows, refuses or hides texts; `wait` puts them back in the queue. The author is notified of a refusal with the reason. Repeated,
   * it changes nothing.
   */
  moderate: call({
    path: `${base}/moderate`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      items: v.pipe(v.array(CommentItem), v.minLength(1), v.maxLength(200)),
      verdict: v.picklist(['show', 'refuse', 'hide', 'wait']),
      reason: v.optional(trimmed(200), ''),
    }),
    answer: v.object({ changed: v.number() }),
    errors: [],
  }),
  /** At most 50 a page; unanswered ones oldest first, others newest first. */
  list: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({
      cid: Id,
      part: v.picklist(consoleCommentParts),
      target: v.optional(v.nullable(v.picklist(commentTargets)), null),
      words: v.optional(trimmed(60), ''),
      after: v.optional(v.nullable(Id), null),
    }),
    answer: v.object({ comments: v.array(ListedComment), more: v.boolean() }),
    errors: [],
  }),
  read: call({
    path: `${base}/read`,
    who,
    effect: 'read',
    body: v.object({ cid: Id, commentId: Id }),
    answer: v.object({
      comment: ListedComment,
      /** The person's name and reviews, which others do not see. */
      person: v.string(),
      review: v.nullable(CommentReview),
      replies: v.array(CommentReply),
    }),
    errors: [],
  }),
  /** An answer of the committee; shown at once. The asker is notified. */
  answer: call({
    path: `${base}/answer`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      commentId: Id,
      replyTo: v.optional(v.nullable(Id), null),
      text: v.pipe(trimmed(1000), v.minLength(1, 'required')),
      pictures: v.optional(CommentPictures, []),
    }),
    answer: v.object({ replyId: Id }),
    errors: [],
  }),
  /** The author may then write nowhere in the conference: neither comments nor in the rooms' chats. */
  mute: call({
    path: `${base}/mute`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      item: CommentItem,
      /** Null: until staff lift it. */
      minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(43_200))),
    }),
    answer: v.object({ muteId: Id }),
    errors: [],
  }),
  unmute: call({
    path: `${base}/unmute`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, muteId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Mutes in the whole conference, those of the live desk included. */
  settings: call({
    path: `${base}/settings`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      mode: v.picklist(commentModes),
      writers: v.picklist(commentWriters),
      version: v.number(),
      mutes: v.array(CommentMute),
      /** The words of the live desk, which hold a text for moderation. */
      words: v.array(v.string()),
    }),
    errors: [],
  }),
  saveSettings: call({
    path: `${base}/settings/save`,
    who,
    effect: 'write',
    body: v.object({
      cid: Id,
      seen: WholeNumber,
      mode: v.picklist(commentModes),
      writers: v.picklist(commentWriters),
    }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
} as const;
