import { expect, it } from 'vitest';
import { clockOf, figureOf, percentOf, pointsOf } from './view.ts';

it('[O14] figures of items read as in a table', () => {
  expect([figureOf(0.314), figureOf(-0.12), figureOf(null)]).toEqual(['0.31', '−0.12', '–']);
  expect([clockOf(72), clockOf(5.4), clockOf(3600)]).toEqual(['1:12', '0:05', '60:00']);
  expect([pointsOf(73.64), percentOf(1, 3), percentOf(0, 0)]).toEqual(['73.6', 33, 0]);
});
