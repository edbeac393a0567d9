import { expect, it } from 'vitest';
import { windowEnd } from './view.ts';

it('[O3] a new fee window ends with the conference, in its zone; after it ninety days later', () => {
  const setUp = { zone: 'Asia/Shanghai', lastDay: '2027-04-10' };
  expect(windowEnd(setUp, new Date('2026-11-26T00:00:00Z'))).toBe('2027-04-10T16:00:00.000Z');
  expect(windowEnd(setUp, new Date('2027-04-10T15:59:00Z'))).toBe('2027-04-10T16:00:00.000Z');
  expect(windowEnd(setUp, new Date('2027-04-10T16:00:00Z'))).toBe('2027-07-09T16:00:00.000Z');
});
