import type { ConsoleDraw, HandledWinner } from '@meetingapp/contract/lottery/console.ts';
import { expect, it } from 'vitest';
import { doersOf, entriesOf, pickUpFigures, stepOf, winnersShown } from './view.ts';

const winner = (id: number, more: Partial<HandledWinner> = {}): HandledWinner => ({
  id,
  n: id,
  prizeId: 1,
  rank: id,
  number: id * 10,
  name: `林*${id}`,
  affiliation: '湖山心血管医院',
  insteadOf: null,
  reason: '',
  replaced: false,
  code: `0000000${id}`,
  handedAt: null,
  handedBy: '',
  ...more,
});

const draw: ConsoleDraw = {
  id: 1,
  version: 1,
  title: { zh: '闭幕抽奖', en: 'Closing draw' },
  state: 'drawn',
  rules: { attended: false, noSpeakers: true, noEarlierWinners: false },
  masking: 'one',
  prizes: [],
  place: { zh: '', en: '' },
  pickUpUntil: null,
  entrants: 62,
  leftOut: { absent: 0, speaker: 0, earlier: 0, optedOut: 0 },
  frozenAt: '2027-04-16T07:00:00.000Z',
  listHash: 'a',
  committedAt: '2027-04-16T07:05:00.000Z',
  commitment: 'b',
  source: null,
  fallback: null,
  randomness: 'c',
  byFallback: false,
  randomAt: '2027-04-16T07:30:00.000Z',
  entered: [],
  confirmed: ['程望舒', '秦朗'],
  drawnAt: '2027-04-16T07:34:00.000Z',
  steps: [
    { kind: 'made', at: '2027-04-16T06:40:00.000Z', by: '程望舒', winnerId: null },
    { kind: 'frozen', at: '2027-04-16T07:00:00.000Z', by: '程望舒', winnerId: null },
    { kind: 'committed', at: '2027-04-16T07:05:00.000Z', by: '秦朗', winnerId: null },
    { kind: 'random', at: '2027-04-16T07:30:00.000Z', by: '', winnerId: null },
    { kind: 'begin', at: '2027-04-16T07:33:00.000Z', by: '程望舒', winnerId: null },
    { kind: 'begin', at: '2027-04-16T07:34:00.000Z', by: '秦朗', winnerId: null },
    { kind: 'drawn', at: '2027-04-16T07:34:00.000Z', by: '秦朗', winnerId: null },
    { kind: 'redrawn', at: '2027-04-16T07:51:00.000Z', by: '程望舒', winnerId: 4 },
  ],
  revealed: 4,
  voidReason: '',
  winners: [
    winner(1, { handedAt: '2027-04-16T08:00:00.000Z', handedBy: '秦朗' }),
    winner(2, { replaced: true }),
    winner(3, { prizeId: 2 }),
    winner(4, { insteadOf: 2, reason: '本人放弃' }),
  ],
};

it('[O17] the winners are found by number, name, institution, code, state and prize', () => {
  const shown = (
    text: string,
    only: Parameters<typeof winnersShown>[1]['only'] = null,
    prizeId: number | null = null,
  ) => winnersShown(draw, { text, only, prizeId }).map(({ id }) => id);
  expect(shown('')).toEqual([1, 2, 3, 4]);
  expect(shown('0030')).toEqual([3]);
  expect(shown(' 00000002 ')).toEqual([2]);
  expect(shown('湖山')).toEqual([1, 2, 3, 4]);
  expect(shown('', 'handed')).toEqual([1]);
  expect(shown('', 'waiting')).toEqual([3, 4]);
  expect(shown('', 'replaced')).toEqual([2]);
  expect(shown('', 'waiting', 2)).toEqual([3]);
  expect(pickUpFigures(draw)).toEqual({ drawn: 4, handed: 1, waiting: 2, replaced: 1 });
});

it('[O17] the history of a draw is listed from the newest to the oldest, a redraw with its reason', () => {
  expect(entriesOf(draw).map(({ kind }) => kind)).toEqual([
    'redrawn',
    'drawn',
    'begin',
    'begin',
    'random',
    'committed',
    'frozen',
    'made',
  ]);
  expect(entriesOf(draw)[0]).toMatchObject({ number: 40, former: 20, reason: '本人放弃', by: '程望舒' });
  const ended = {
    ...draw,
    voidReason: '名单有误',
    steps: [{ ...draw.steps[0], kind: 'void' } as const],
  } as typeof draw;
  expect(entriesOf(ended)).toMatchObject([{ kind: 'void', reason: '名单有误' }]);
  expect(doersOf(draw, 'begin')).toEqual(['程望舒', '秦朗']);
  expect(doersOf(draw, 'random')).toEqual([]);
});

it('[A5] a draw is past its last step only once the wall has shown everybody', () => {
  expect(stepOf(draw)).toBe(6);
  expect(stepOf({ ...draw, revealed: 3 })).toBe(4);
  expect(stepOf({ ...draw, drawnAt: null })).toBe(4);
  expect(stepOf({ ...draw, drawnAt: null, committedAt: null })).toBe(3);
  expect(stepOf({ ...draw, drawnAt: null, committedAt: null, frozenAt: null })).toBe(1);
});
