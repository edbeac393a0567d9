import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  index: {
    load: () => import('./screens/Index.tsx'),
    title: 'conference.list.title',
    texts: ['conference'],
    painted: true,
    offline: true,
  },
  conf: {
    load: () => import('./screens/Conference.tsx'),
    title: 'conference.title',
    texts: ['conference'],
    painted: true,
    offline: true,
  },
  callPhone: {
    load: () => import('./screens/CallPhone.tsx'),
    title: 'conference.contacts',
    texts: ['conference'],
    offline: true,
  },
  emer: {
    load: () => import('./screens/Emer.tsx'),
    title: 'conference.emergency.title',
    texts: ['conference'],
    offline: true,
  },
  share: { load: () => import('./screens/Share.tsx'), title: 'conference.sharing.title', texts: ['conference'] },
} as const satisfies Screens;
