import { expect, it } from 'vitest';
import { priceOfStay, pricesOfStay } from './night-price.ts';

const night = { room: 50_000, bed: 26_000, prices: { USD: { room: 7000, bed: 4000 }, EUR: { room: 6500, bed: null } } };

it('[S117] a stay costs the sum of its nights in one currency, and has no price where a night has none', () => {
  expect(priceOfStay('room', [night, night], null)).toBe(100_000);
  expect(priceOfStay('bed', [night, night], 'USD')).toBe(8000);
  // A bed without a price of its own costs as much as the room.
  expect(priceOfStay('bed', [night], 'EUR')).toBe(6500);
  const plain = { ...night, prices: { USD: { room: 7000, bed: null } } };
  expect(priceOfStay('room', [night, plain], 'EUR')).toBeNull();
  expect(pricesOfStay('room', [night, plain])).toEqual({ USD: 14_000 });
  expect(pricesOfStay('bed', [])).toEqual({});
});
