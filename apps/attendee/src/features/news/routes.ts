import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  infoList: {
    load: () => import('./screens/InfoList.tsx'),
    title: 'news.title',
    texts: ['news'],
    painted: true,
    offline: true,
    keepAlive: true,
  },
  moreInfo: {
    load: () => import('./screens/MoreInfo.tsx'),
    title: 'news.columnTitle',
    texts: ['news'],
    painted: true,
    offline: true,
    keepAlive: true,
  },
  infoDetails: {
    load: () => import('./screens/InfoDetails.tsx'),
    title: 'news.article',
    texts: ['news'],
    painted: true,
    offline: true,
    scroll: 'top',
  },
  textPreview: { load: () => import('./screens/TextPreview.tsx'), title: 'news.article', texts: ['news'] },
} as const satisfies Screens;
