import type { ConsoleScreen } from '../support/console.ts';

/** Draws of the demo in the order in which they were made; the running one is of the congress of today. */
const draws = { drawn: 2, committed: 3, preparing: 4, running: 5 };
const running = { of: 'saving' } as const;

/** The door and the hall for staff: check-in, badges, the walk-up desk, activities, draws, questions, posters and introductions. */
export const hallConsoleScreens: readonly ConsoleScreen[] = [
  { name: 'checkin', path: 'checkin', ...running },
  ...['badges', 'design', 'doubles', 'points', 'devices'].map((tab) => ({
    name: `checkin-${tab}`,
    path: `checkin?tab=${tab}`,
    ...running,
  })),
  { name: 'checkin-point', path: 'checkin?tab=points&open=point-new', ...running },
  { name: 'desk', path: 'desk', ...running },
  { name: 'activities', path: 'activities', ...running },
  { name: 'activities-one', path: 'activities?open=1', ...running },
  { name: 'activities-new', path: 'activities?open=new', ...running },
  { name: 'lottery', path: 'lottery' },
  { name: 'lottery-new', path: 'lottery?open=new' },
  { name: 'lottery-preparing', path: `lottery?open=${draws.preparing}` },
  { name: 'lottery-committed', path: `lottery?open=${draws.committed}` },
  { name: 'lottery-drawn', path: `lottery?open=${draws.drawn}` },
  { name: 'lottery-running', path: `lottery?open=${draws.running}`, ...running },
  { name: 'comments', path: 'comments' },
  { name: 'comments-one', path: 'comments?open=3' },
  { name: 'photos', path: 'photos' },
  { name: 'photos-introductions', path: 'photos?tab=introductions' },
];
