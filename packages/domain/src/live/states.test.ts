import { expect, it } from 'vitest';
import { beginsInAMinute, moveBroadcast, statusOf } from './states.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 10, minute));
const shown = { startsAt: at(0), endsAt: at(30), replay: false };

it('[T3] the state of a broadcast follows signal, staff and the server’s clock', () => {
  expect(statusOf({ ...shown, state: 'planned' }, at(-1))).toBe('not_started');
  expect(statusOf({ ...shown, state: 'planned' }, at(0))).toBe('paused');
  expect(statusOf({ ...shown, state: 'live' }, at(45))).toBe('live');
  expect(statusOf({ ...shown, state: 'paused' }, at(5))).toBe('paused');
  expect(statusOf({ ...shown, state: 'ended' }, at(5))).toBe('closed');
  expect(statusOf({ ...shown, state: 'planned' }, at(30))).toBe('closed');
  expect(statusOf({ ...shown, state: 'ended', replay: true }, at(5))).toBe('review');
});

it('[T3] its start is announced in the last minute, not before and not after', () => {
  expect(beginsInAMinute(at(1), at(0))).toBe(true);
  expect(beginsInAMinute(at(2), at(0))).toBe(false);
  expect(beginsInAMinute(at(0), at(0))).toBe(false);
});

it('[O12] a signal does not resume what staff paused, but resumes after a loss of signal', () => {
  expect(moveBroadcast({ state: 'paused', stateBy: 'staff' }, 'signal').ok).toBe(false);
  expect(moveBroadcast({ state: 'paused', stateBy: 'staff' }, 'resume')).toEqual({ ok: true, state: 'live' });
  expect(moveBroadcast({ state: 'paused', stateBy: 'signal' }, 'signal')).toEqual({ ok: true, state: 'live' });
  expect(moveBroadcast({ state: 'ended', stateBy: 'staff' }, 'signal').ok).toBe(false);
});
