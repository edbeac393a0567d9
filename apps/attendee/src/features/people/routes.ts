import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  personList: {
    load: () => import('./screens/PersonList.tsx'),
    title: 'people.title',
    texts: ['people', 'agenda'],
    painted: true,
    offline: true,
    programme: true,
    keepAlive: true,
  },
  personDetail: {
    load: () => import('./screens/PersonDetail.tsx'),
    title: 'people.person',
    texts: ['people', 'agenda'],
    painted: true,
    offline: true,
    programme: true,
  },
  personDesc: {
    load: () => import('./screens/PersonDesc.tsx'),
    title: 'people.biography',
    texts: ['people', 'agenda'],
    offline: true,
    programme: true,
  },
  guest: {
    load: () => import('./screens/Guest.tsx'),
    title: 'people.guests',
    texts: ['people', 'agenda'],
    painted: true,
    offline: true,
    programme: true,
  },
} as const satisfies Screens;
