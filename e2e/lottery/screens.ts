import type { DemoConferences } from '../support/demo.ts';
import { consoleToken } from '../support/console.ts';
import type { Phone } from '../support/phone.ts';

interface DrawScreen {
  readonly name: string;
  readonly as?: 'registered' | 'attending';
  readonly address: (phone: Phone, demo: DemoConferences) => string;
  readonly then?: (phone: Phone) => Promise<void>;
}

/** Opens the page again as staff. */
async function asStaff({ page }: Phone): Promise<void> {
  const token = await consoleToken(page);
  await page.evaluate((value) => localStorage.setItem('meetingapp.console.token', value), token);
  await page.reload();
}

/** Opens the page again as staff, on a wall. */
async function asWall(phone: Phone): Promise<void> {
  await phone.page.setViewportSize({ width: 1920, height: 1080 });
  await asStaff(phone);
  await phone.page.locator('.draw-screen .top').waitFor();
}

/** An id that no draw has. */
const unknownNumber = 99_999_999;
/** Draws of the demo in the order in which they were made. */
const draws = { failed: 1, drawn: 2, committed: 3 };
/** The draw of the congress of today. */
const running = 5;

/** Screens of the lottery (S83, A5). */
export const drawScreens: readonly DrawScreen[] = [
  ...Object.entries(draws).map(([state, draw]): DrawScreen => ({
    name: `S83-draw-${state}`,
    as: 'registered',
    address: (phone, { congress }) => phone.address('cj', {}, { cid: congress, draw }),
  })),
  {
    name: 'S83-draw-running',
    as: 'attending',
    address: (phone, { saving }) => phone.address('cj', {}, { cid: saving, draw: running }),
  },
  {
    name: 'S84-draw',
    address: (phone, { saving }) => phone.address('aAdmin', { id: running }, { cid: saving }),
    then: asStaff,
  },
  {
    name: 'S84-activity',
    address: (phone, { saving }) => phone.address('aAdmin', { id: running }, { cid: saving, of: 'activity' }),
    then: asStaff,
  },
  {
    name: 'A5-wall-running',
    address: (phone, { saving }) => phone.address('lotteryScreen', { id: running }, { cid: saving }),
    then: asWall,
  },
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
