import type { Screens } from '../../lib/navigation/screen.ts';

const texts = ['video', 'videoPlayer'] as const;

export const screens = {
  relive: { load: () => import('./screens/Relive.tsx'), title: 'video.replay', texts, scroll: 'top', painted: true },
  revideo: { load: () => import('./screens/Revideo.tsx'), title: 'video.review', texts, scroll: 'top', painted: true },
  revideo2: {
    load: () => import('./screens/ReviewVideos.tsx'),
    title: 'video.reviews',
    texts,
    keepAlive: true,
    painted: true,
  },
  videoDetail: {
    load: () => import('./screens/VideoDetail.tsx'),
    title: 'video.one',
    texts,
    scroll: 'top',
    painted: true,
  },
  videoList: {
    load: () => import('./screens/VideoList.tsx'),
    title: 'video.title',
    texts,
    keepAlive: true,
    painted: true,
  },
  medList: {
    load: () => import('./screens/MediaLibrary.tsx'),
    title: 'video.library',
    texts,
    keepAlive: true,
    painted: true,
    programme: true,
  },
} as const satisfies Screens;
