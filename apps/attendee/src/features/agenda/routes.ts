import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  calList: {
    load: () => import('./screens/Agenda.tsx'),
    title: 'agenda.title',
    texts: ['agenda'],
    keepAlive: true,
    painted: true,
    offline: true,
    programme: true,
  },
  calListLayout: {
    load: () => import('./screens/AgendaLayout.tsx'),
    title: 'agenda.title',
    texts: ['agenda'],
    keepAlive: true,
    painted: true,
    offline: true,
    programme: true,
  },
  program: {
    load: () => import('./screens/Glance.tsx'),
    title: 'agenda.glance.title',
    texts: ['agenda'],
    painted: true,
    programme: true,
  },
  searchList: {
    load: () => import('./screens/Search.tsx'),
    title: 'agenda.search',
    texts: ['agenda'],
    painted: true,
    keepAlive: true,
    offline: true,
    programme: true,
  },
  calDetail: {
    load: () => import('./screens/Session.tsx'),
    title: 'agenda.session',
    texts: ['agenda'],
    painted: true,
    offline: true,
    programme: true,
  },
  smeet: {
    load: () => import('./screens/Satellite.tsx'),
    title: 'agenda.satellite',
    texts: ['agenda'],
    painted: true,
    offline: true,
    programme: true,
  },
} as const satisfies Screens;
