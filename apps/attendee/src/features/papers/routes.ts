import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  contributeHome: {
    load: () => import('./screens/ContributeHome.tsx'),
    title: 'papersSubmission.title',
    texts: ['papersSubmission'],
    scroll: 'top',
  },
  paper: {
    load: () => import('./screens/ResultByPhone.tsx'),
    title: 'papersPosters.result.title',
    texts: ['papersPosters'],
  },
  paper2: {
    load: () => import('./screens/ResultByNumber.tsx'),
    title: 'papersPosters.result.title',
    texts: ['papersPosters'],
  },
  paper3: {
    load: () => import('./screens/AcceptedPapers.tsx'),
    title: 'papersPosters.list.title',
    texts: ['papersPosters'],
    painted: true,
    offline: true,
  },
  posterList: {
    load: () => import('./screens/PosterList.tsx'),
    title: 'papersPosters.posters.title',
    texts: ['papersPosters'],
    painted: true,
    offline: true,
  },
  posterDetail: {
    load: () => import('./screens/PosterDetail.tsx'),
    title: 'papersPosters.poster.title',
    texts: ['papersPosters'],
    offline: true,
    scroll: 'top',
  },
  poster: {
    load: () => import('./screens/PosterWall.tsx'),
    title: 'papersPosters.wall.title',
    texts: ['papersPosters'],
  },
} as const satisfies Screens;
