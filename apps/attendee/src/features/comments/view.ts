import type { CommentReply, CommentTarget, ListedComment } from '@meetingapp/contract/comments/comment.ts';

const DAY_MS = 86_400_000;

export type ReviewTime =
  | { kind: 'none' }
  /** Whole or begun days left, at least 2. */
  | { kind: 'days'; days: number }
  /** Less than a day is left. */
  | { kind: 'last' }
  | { kind: 'over' };

/** How long the asker may still review the answer, by the server's clock in milliseconds since 1970. */
export function reviewTime(until: string | null, now: number): ReviewTime {
  if (until === null) return { kind: 'none' };
  const left = Date.parse(until) - now;
  if (left <= 0) return { kind: 'over' };
  return left <= DAY_MS ? { kind: 'last' } : { kind: 'days', days: Math.ceil(left / DAY_MS) };
}

/** Target of a new comment as its address names it; the committee unless it names another. */
export const targetOf = (text: string | undefined): CommentTarget =>
  text === 'speaker' || text === 'session' ? text : 'committee';

export interface PlacedReply {
  reply: CommentReply;
  /** 0: to the comment; 1: to a reply. */
  depth: 0 | 1;
}

/** Replies in reading order: each reply to a reply below the first one that it goes back to, oldest first. */
export function arrangeReplies(replies: readonly CommentReply[]): PlacedReply[] {
  const known = new Map(replies.map((reply) => [reply.id, reply]));
  const rootOf = (reply: CommentReply): number => {
    let at = reply;
    for (let step = 0; step < replies.length; step += 1) {
      const before = at.replyTo === null ? undefined : known.get(at.replyTo);
      if (!before) break;
      at = before;
    }
    return at.id;
  };
  const below = new Map<number, CommentReply[]>();
  for (const reply of replies) {
    const root = rootOf(reply);
    if (root !== reply.id) below.set(root, [...(below.get(root) ?? []), reply]);
  }
  return replies
    .filter((reply) => rootOf(reply) === reply.id)
    .flatMap((reply) => [
      { reply, depth: 0 as const },
      ...(below.get(reply.id) ?? []).map((one) => ({ reply: one, depth: 1 as const })),
    ]);
}

/** Pages of a list joined, each comment once, the newer answer to it first. */
export function joinPages(pages: readonly (readonly ListedComment[])[]): ListedComment[] {
  const seen = new Set<number>();
  return pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
}
