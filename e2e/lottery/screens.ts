import type { DemoConferences } from '../support/demo.ts';
import type { Phone } from '../support/phone.ts';

interface DrawScreen {
  readonly name: string;
  readonly as?: 'registered';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
}

/** An id that no draw has. */
const unknownNumber = 99_999_999;
/** Draws of the demo in the order in which they were made. */
const draws = { failed: 1, drawn: 2, committed: 3 };

/** Screens of the lottery (S83, A5). */
export const drawScreens: readonly DrawScreen[] = [
  ...Object.entries(draws).map(([state, draw]): DrawScreen => ({
    name: `S83-draw-${state}`,
    as: 'registered',
    address: (phone, { congress }) => phone.address('cj', {}, { cid: congress, draw }),
  })),
  {
    name: 'S83-draw-visitor',
    address: (phone, { congress }) => phone.address('cj', {}, { cid: congress, draw: draws.drawn }),
  },
  {
    name: 'S83-draw-unknown',
    address: (phone, { congress }) => phone.address('cj', {}, { cid: congress, draw: unknownNumber }),
  },
  {
    name: 'S83-check',
    as: 'registered',
    address: (phone, { congress }) => phone.address('lotteryCheck', { id: draws.drawn }, { cid: congress }),
  },
  { name: 'S83-check-too-early', address: (phone) => phone.address('lotteryCheck', { id: draws.committed }) },
];
