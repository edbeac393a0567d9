import { describe, expect, it } from 'vitest';
import type { CommentReply } from '@meetingapp/contract/comments/comment.ts';
import { arrangeReplies, reviewTime, targetOf } from './view.ts';

const at = Date.parse('2027-04-15T01:40:00Z');
const DAY_MS = 86_400_000;

describe('[V17] the time for a review', () => {
  it('is counted in days, and ends after three', () => {
    const until = new Date(at + 3 * DAY_MS).toISOString();
    expect(reviewTime(null, at)).toEqual({ kind: 'none' });
    expect(reviewTime(until, at)).toEqual({ kind: 'days', days: 3 });
    expect(reviewTime(until, at + DAY_MS)).toEqual({ kind: 'days', days: 2 });
    expect(reviewTime(until, at + 2 * DAY_MS)).toEqual({ kind: 'last' });
    expect(reviewTime(until, at + 3 * DAY_MS - 1)).toEqual({ kind: 'last' });
    expect(reviewTime(until, at + 3 * DAY_MS)).toEqual({ kind: 'over' });
  });
});

describe('[S102] a thread', () => {
  const reply = (id: number, replyTo: number | null): CommentReply => ({
    id,
    replyTo,
    own: false,
    name: '',
    role: 'attendee',
    at: '',
    text: '',
    pictures: [],
    state: 'shown',
    reason: '',
    likes: 0,
    liked: false,
  });
  it('puts replies to replies below the first one, also where that one is gone', () => {
    const placed = arrangeReplies([reply(1, null), reply(2, null), reply(3, 1), reply(4, 3), reply(5, 99)]);
    expect(placed.map((one) => [one.reply.id, one.depth])).toEqual([
      [1, 0],
      [3, 1],
      [4, 1],
      [2, 0],
      [5, 0],
    ]);
  });
  it('[S101] begins with the committee unless the address names another', () => {
    expect([targetOf(undefined), targetOf('speaker'), targetOf('x')]).toEqual(['committee', 'speaker', 'committee']);
  });
});
