import type { Screens } from '../../lib/screen.ts';

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
} as const satisfies Screens;
