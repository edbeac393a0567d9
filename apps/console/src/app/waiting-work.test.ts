import { expect, it } from 'vitest';
import { waitingWork } from './waiting-work.ts';

it('[O20] counts waiting work beside the page on which it is done', () => {
  expect(
    waitingWork([
      { kind: 'review', count: 3 },
      { kind: 'invoice', count: 2 },
      { kind: 'refund_failed', count: 1 },
    ]),
  ).toEqual({ registrations: 3, orders: 3 });
  expect(waitingWork([])).toEqual({});
});
