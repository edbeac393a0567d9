import type { commentsFields as source } from '../../zh/comments/fields.ts';
import type { Texts } from '../../texts.ts';

export const commentsFields = {
  commentId: 'Question',
  replyId: 'Reply',
  replyTo: 'Reply to',
  target: 'Addressed to',
  pictures: 'Pictures',
  anonymous: 'Anonymous',
  liked: 'Useful',
  items: 'Texts',
  writers: 'Who may write',
} as const satisfies Texts<typeof source>;
