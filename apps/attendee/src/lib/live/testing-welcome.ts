import type { ToViewer } from '@meetingapp/contract/live-socket.ts';

/** What a server says first to a visitor of a room in which nothing is special. */
export const welcome = (more: Partial<Extract<ToViewer, { k: 'welcome' }>> = {}): ToViewer => ({
  k: 'welcome',
  last: 3,
  now: 0,
  reset: false,
  more: false,
  me: null,
  pinned: null,
  poll: null,
  chosen: null,
  supported: [],
  settings: { chat: 'open', slowSeconds: 0 },
  ...more,
});
