import type { Screen, Screens } from '../../lib/navigation/screen.ts';

const texts = ['home'] as const;

const find: Screen = { load: () => import('./screens/FindHome.tsx'), title: 'home.title', texts };

const preview: Screen = { load: () => import('./screens/HomePreview.tsx'), title: 'home.title', texts };

export const screens = {
  tpl1Home: { load: () => import('./screens/Tpl1Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl2Home: { load: () => import('./screens/Tpl2Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl3Home: { load: () => import('./screens/Tpl3Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl4Home: { load: () => import('./screens/Tpl4Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl5Home: { load: () => import('./screens/Tpl5Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl6Home: { load: () => import('./screens/Tpl6Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl7Home: { load: () => import('./screens/Tpl7Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl8Home: { load: () => import('./screens/Tpl8Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl9Home: { load: () => import('./screens/Tpl9Home.tsx'), title: 'home.title', texts, painted: true, offline: true },
  tpl10Home: {
    load: () => import('./screens/Tpl10Home.tsx'),
    title: 'home.title',
    texts,
    painted: true,
    offline: true,
  },
  tpl11Home: {
    load: () => import('./screens/Tpl11Home.tsx'),
    title: 'home.title',
    texts,
    painted: true,
    offline: true,
  },
  tpl12Home: {
    load: () => import('./screens/Tpl12Home.tsx'),
    title: 'home.title',
    texts,
    painted: true,
    offline: true,
  },
  tpl13Home: {
    load: () => import('./screens/Tpl13Home.tsx'),
    title: 'home.title',
    texts,
    painted: true,
    offline: true,
  },
  tpl1View: { load: () => import('./screens/Tpl1View.tsx'), title: 'home.view', texts, offline: true },
  homeTiles: { load: () => import('./screens/HomeTiles.tsx'), title: 'home.tiles', texts, offline: true },
  hallList: { load: () => import('./screens/HallList.tsx'), title: 'home.halls', texts, offline: true },
  conferenceIndex: find,
  wap: find,
  homePreview: preview,
} as const satisfies Screens;
