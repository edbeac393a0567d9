import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  inbox: {
    load: () => import('./screens/Inbox.tsx'),
    title: 'messagesInbox.title',
    texts: ['messagesInbox'],
    keepAlive: true,
    offline: true,
  },
  inboxSettings: {
    load: () => import('./screens/InboxSettings.tsx'),
    title: 'messagesPreference.title',
    texts: ['messagesPreference'],
    scroll: 'top',
  },
} as const satisfies Screens;
