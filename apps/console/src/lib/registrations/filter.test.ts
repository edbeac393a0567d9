import { expect, it } from 'vitest';
import { filterNamed, noFilter } from './filter.ts';

it('[O20] a figure opens the list with its own filter, and an unknown one changes nothing', () => {
  expect(filterNamed({ states: 'confirmed,attended', fees: '3' })).toEqual({
    ...noFilter,
    states: ['confirmed', 'attended'],
    fees: [3],
  });
  expect(filterNamed({ orders: 'open' })).toEqual({ ...noFilter, orders: ['open'] });
  expect(filterNamed({ fees: 7 })).toEqual({ ...noFilter, fees: [7] });
  expect(filterNamed({})).toEqual(noFilter);
  expect(filterNamed({ states: 'nonsense' })).toEqual(noFilter);
});
