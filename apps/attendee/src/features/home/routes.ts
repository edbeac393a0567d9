import type { Screen, Screens } from '../../lib/screen.ts';

const home: Screen = { load: () => import('./screens/HomeScreen.tsx'), title: 'home.title', texts: ['home'] };
const find: Screen = { load: () => import('./screens/FindHome.tsx'), title: 'home.title', texts: ['home'] };

const preview: Screen = { load: () => import('./screens/HomePreview.tsx'), title: 'home.title', texts: ['home'] };

export const screens = {
  tpl1Home: home,
  tpl2Home: home,
  tpl3Home: home,
  tpl4Home: home,
  tpl5Home: home,
  tpl6Home: home,
  tpl7Home: home,
  tpl8Home: home,
  tpl9Home: home,
  tpl10Home: home,
  tpl11Home: home,
  tpl12Home: home,
  tpl13Home: home,
  conferenceIndex: find,
  wap: find,
  homePreview: preview,
} as const satisfies Screens;
