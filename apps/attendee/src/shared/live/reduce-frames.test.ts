import type { LogItem, ToViewer } from '@meetingapp/contract/live/socket.ts';
import { expect, it } from 'vitest';
import { applyFrame } from './reduce-frames.ts';
import { silence, type LiveState } from './live-state.ts';
import { welcome } from './testing-welcome.ts';

const by = { id: 1, name: '方致远', staff: false };
const message = (s: number): LogItem => ({ s, at: s, k: 'message', b: { by, text: `${s}` } });
const after = (state: LiveState, ...frames: ToViewer[][]): LiveState =>
  frames.reduce((known, frame) => applyFrame(known, frame).state, state);
const texts = (state: LiveState) => state.lines.map(({ text }) => text);

it('[S58] a row that arrives twice is shown once, and a missing one is detected', () => {
  const known = after(silence, [welcome()], [message(2), message(3)], [message(3), message(4)]);
  expect(texts(known)).toEqual(['2', '3', '4']);
  const late = applyFrame(known, [message(6)]);
  expect(late.gap).toBe(true);
  expect(late.state.last).toBe(4);
});

it('[S58] after a break it continues from the known rows; when too many were missed it starts over', () => {
  const known = after(silence, [welcome()], [message(2), message(3)]);
  expect(texts(after(known, [welcome({ last: 4 }), message(4)]))).toEqual(['2', '3', '4']);
  expect(texts(after(known, [welcome({ last: 900, reset: true }), message(900)]))).toEqual(['900']);
});

it('[S58] a removed message disappears from chat, questions and the top', () => {
  const known = after(
    silence,
    [welcome({ last: 1 }), { s: 1, at: 1, k: 'question', b: { by, text: '?' } }],
    [{ s: 2, at: 2, k: 'pinned', b: { sequence: 1, said: { by, text: '?' } } }],
  );
  expect(known.pinned?.s).toBe(1);
  const gone = after(known, [{ s: 3, at: 3, k: 'removed', b: { sequence: 1 } }]);
  expect(gone).toMatchObject({ lines: [], questions: [], pinned: null });
});

it('[S58] a poll shows its counts and my choice, and closes with a result when staff publish it', () => {
  const text = { zh: '能', en: 'Yes' };
  const poll = { id: 7, question: text, options: [text, text], most: 1, closesAt: null };
  const voted = after(
    silence,
    [welcome({ last: 0, poll, chosen: [] })],
    [
      { k: 'chosen', poll: 7, choices: [1] },
      { k: 'now', viewers: 2, likes: 0, poll: { id: 7, counts: [0, 1], voters: 1 } },
    ],
  );
  expect(voted.polls).toMatchObject([{ chosen: [1], counts: [0, 1], voters: 1, closed: false }]);
  const closed = after(voted, [{ s: 1, at: 1, k: 'poll_result', b: { id: 7, counts: [3, 4], voters: 7 } }]);
  expect(closed.polls).toMatchObject([{ closed: true, published: true, counts: [3, 4] }]);
});

it('[S58] my message leaves the outbox when it is in the log, waits for staff, or shows why it was refused', () => {
  const unsent = { kind: 'say', text: '好', held: false, why: null, waitSeconds: 0 } as const;
  const writing = {
    ...silence,
    unsent: [
      { ...unsent, key: 'a' },
      { ...unsent, key: 'b' },
      { ...unsent, key: 'c' },
    ],
  };
  const known = after(writing, [
    { k: 'taken', key: 'a', s: 9 },
    { k: 'taken', key: 'b', s: null },
    { k: 'refused', key: 'c', why: 'slow', waitSeconds: 2 },
  ]);
  expect(known.unsent).toMatchObject([
    { key: 'b', held: true },
    { key: 'c', why: 'slow', waitSeconds: 2 },
  ]);
});

it('[S58] older messages are prepended, once', () => {
  const known = after(silence, [welcome({ last: 9, more: true })], [message(8), message(9)]);
  const older = after(known, [{ k: 'older', items: [message(6), message(7), message(8)], more: false }]);
  expect(texts(older)).toEqual(['6', '7', '8', '9']);
  expect(older.more).toBe(false);
});

it('[S58] unknown frames of a newer server are ignored', () => {
  expect(applyFrame(silence, [{ k: 'fireworks' } as unknown as ToViewer]).state).toEqual(silence);
});
