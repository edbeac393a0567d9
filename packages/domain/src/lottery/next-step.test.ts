import { expect, it } from 'vitest';
import { nextOf } from './next-step.ts';

const now = new Date('2027-04-16T07:00:00Z');
const later = '2027-04-16T07:30:00Z';
const earlier = '2027-04-16T06:30:00Z';
const drand = (at: string) => ({ kind: 'drand', chain: 'c', round: 1, at, simulated: false }) as const;
const figures = (at: string) => ({ kind: 'figures', name: 'n', day: '2027-04-16', at }) as const;
const begun = {
  state: 'preparing',
  prizes: 3,
  source: null,
  fallback: null,
  random: false,
  entered: 0,
  begun: 0,
  winners: 0,
  revealed: 0,
  waiting: 0,
  now,
} as const;

it('[O17] [A5] the list names what comes next at each step of a draw, and until when it waits', () => {
  expect(nextOf({ ...begun, prizes: 0 }).step).toBe('addPrizes');
  expect(nextOf(begun).step).toBe('freeze');
  expect(nextOf({ ...begun, state: 'frozen' }).step).toBe('commit');
  const committed = { ...begun, state: 'committed', source: drand(later) } as const;
  expect(nextOf(committed)).toEqual({ step: 'wait', at: later, count: 0 });
  expect(nextOf({ ...committed, random: true }).step).toBe('begin');
  expect(nextOf({ ...committed, random: true, begun: 1 }).step).toBe('beginSecond');
  const drawn = { ...committed, state: 'drawn', random: true, begun: 2, winners: 10, waiting: 10 } as const;
  expect(nextOf({ ...drawn, revealed: 4 })).toMatchObject({ step: 'reveal', count: 6 });
  expect(nextOf({ ...drawn, revealed: 10, waiting: 3 })).toMatchObject({ step: 'handOver', count: 3 });
  expect(nextOf({ ...drawn, revealed: 10, waiting: 0 }).step).toBe('none');
  expect(nextOf({ ...drawn, state: 'void' }).step).toBe('none');
});

it('[A5] figures are entered from the moment they are published, or those of the fallback from its moment', () => {
  const waits = { ...begun, state: 'committed', source: figures(later) } as const;
  expect(nextOf(waits).step).toBe('wait');
  expect(nextOf({ ...waits, source: figures(earlier) }).step).toBe('enter');
  expect(nextOf({ ...waits, source: figures(earlier), entered: 1 }).step).toBe('enterSecond');
  const fallback = { name: 'n', day: '2027-04-16', after: earlier };
  expect(nextOf({ ...waits, source: drand(earlier), fallback }).step).toBe('enter');
  expect(nextOf({ ...waits, source: drand(earlier) }).step).toBe('wait');
});
