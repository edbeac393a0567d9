import { expect, it } from 'vitest';
import type { HomeInfo, HomeSession } from '@meetingapp/contract/home/home.ts';
import { onStageOf } from './on-stage.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const january: HomeSession = {
  sessionId: 7,
  hall: 'A',
  hallName: 'Hall A',
  title: 'Opening in January',
  chairs: ['Shen Yanqiu'],
  kind: 'session',
  from: '2027-01-08T01:00:00Z',
  until: '2027-01-08T02:00:00Z',
  live: false,
  to: '',
};
const room = (part: Partial<HomeInfo['rooms'][number]>): HomeInfo['rooms'][number] => ({
  hall: 'A',
  title: 'Hall A',
  state: 'live',
  startsAt: null,
  on: null,
  to: '',
  ...part,
});
const on = {
  title: 'Rehearsal',
  sessionId: null as number | null,
  from: '2026-11-26T09:30:00Z',
  until: '2026-11-26T10:30:00Z',
};

it('[S43] under the live badge stands what is on the air, not a session of another month', () => {
  expect(onStageOf(room({ on }), [january], now)).toMatchObject({ title: 'Rehearsal', chairs: [], percent: 50 });
  expect(onStageOf(room({}), [january], now)).toMatchObject({ title: 'Hall A', percent: 0, session: null });
});

it('[S43] a broadcast of the programme brings its chairs, and a room that is not live the session that follows', () => {
  const shown = onStageOf(room({ on: { ...on, sessionId: 7 } }), [january], now);
  expect(shown).toMatchObject({ title: 'Rehearsal', chairs: ['Shen Yanqiu'] });
  expect(onStageOf(room({ state: 'later' }), [january], now)).toMatchObject({
    title: 'Opening in January',
    percent: 0,
  });
});
