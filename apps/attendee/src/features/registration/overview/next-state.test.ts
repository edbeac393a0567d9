import { expect, it } from 'vitest';
import { nextState } from './next-state.ts';

const from = '2027-04-16T02:20:00Z';
const to = '2027-04-16T02:40:00Z';
const state = (clock: string) => nextState({ from, to }, Date.parse(`2027-04-16T${clock}:00Z`));

it('[S42] counts the minutes of the last hour before an item, and those that are left of it', () => {
  expect(state('00:00')).toEqual({ kind: 'later', minutes: 0 });
  expect(state('01:20')).toEqual({ kind: 'inMinutes', minutes: 60 });
  expect(state('02:02')).toEqual({ kind: 'inMinutes', minutes: 18 });
  expect(state('02:20')).toEqual({ kind: 'running', minutes: 20 });
  expect(state('02:50')).toEqual({ kind: 'running', minutes: 0 });
});
