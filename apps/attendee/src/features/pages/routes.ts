import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  web: {
    load: () => import('./screens/Web.tsx'),
    title: 'pages.page',
    texts: ['pages'],
    painted: true,
    offline: true,
    scroll: 'top',
  },
  subject: {
    load: () => import('./screens/Subject.tsx'),
    title: 'pages.subject',
    texts: ['pages'],
    painted: true,
    offline: true,
  },
  frame: { load: () => import('./screens/Frame.tsx'), title: 'pages.frame.title', texts: ['pages'] },
  editCon: { load: () => import('./screens/EditCon.tsx'), title: 'pages.edit.title', texts: ['pages'] },
} as const satisfies Screens;
