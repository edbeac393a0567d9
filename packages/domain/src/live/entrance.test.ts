import type { Entrance } from '@meetingapp/contract/live/entrance.ts';
import { expect, it } from 'vitest';
import { entranceNow } from './entrance.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 21, 9) + minutes * 60_000);
const one = (state: Entrance['state'], from: number, more: Partial<Entrance> = {}): Entrance => ({
  session: 1,
  lid: 7,
  startsAt: at(from).toISOString(),
  endsAt: at(from + 90).toISOString(),
  state,
  vid: null,
  talks: {},
  ...more,
});
const status = (entrances: Entrance[], now: number) => entranceNow(entrances, at(now))?.status ?? null;

it('[S43] a session’s state follows the clock: not started, in a minute, pending, live, paused, and afterwards its replay', () => {
  expect(status([one('planned', 30)], 0)).toBe('not_started');
  expect(status([one('planned', 30)], 29.5)).toBe('soon');
  expect(status([one('planned', 30)], 31)).toBe('pending');
  expect(status([one('live', 30)], 31)).toBe('live');
  expect(status([one('paused', 30)], 31)).toBe('paused');
  expect(status([one('ended', 30)], 150)).toBe(null);
  expect(status([one('ended', 30, { vid: 3 })], 150)).toBe('review');
  expect(status([], 0)).toBe(null);
});

it('[S45] of several broadcasts the live one wins, else the replay before what is to come', () => {
  const [rehearsal, session] = [one('ended', -200, { lid: 1, vid: 3 }), one('planned', 30, { lid: 2 })];
  expect(entranceNow([session, rehearsal], at(0))).toMatchObject({ lid: 1, status: 'review' });
  expect(entranceNow([session, rehearsal], at(29.5))).toMatchObject({ lid: 2, status: 'soon' });
  expect(entranceNow([one('ended', 0, { lid: null, vid: 9 })], at(0))).toMatchObject({ vid: 9, status: 'review' });
});
