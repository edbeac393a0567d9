import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  credits: {
    load: () => import('./screens/Credits.tsx'),
    title: 'credits.title',
    texts: ['credits', 'creditsRule'],
    keepAlive: true,
    offline: true,
  },
} as const satisfies Screens;
