import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  photo: {
    load: () => import('./screens/Photo.tsx'),
    title: 'photos.title',
    texts: ['photos'],
    keepAlive: true,
  },
  finishPhoto: {
    load: () => import('./screens/FinishPhoto.tsx'),
    title: 'photos.done.title',
    texts: ['photos'],
    scroll: 'top',
  },
} as const satisfies Screens;
