import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  scanner: {
    load: () => import('./screens/Scanner.tsx'),
    title: 'checkinDevice.title',
    texts: ['checkinDevice'],
    offline: true,
  },
} as const satisfies Screens;
