import type { ToViewer } from '@meetingapp/contract/live/socket.ts';

/** First message of a server to an anonymous visitor of a plain room. */
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
