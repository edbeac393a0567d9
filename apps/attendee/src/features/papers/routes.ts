import type { Screens } from '../../lib/screen.ts';

export const screens = {
  contributeHome: {
    load: () => import('./screens/ContributeHome.tsx'),
    title: 'papersSubmission.title',
    texts: ['papersSubmission'],
    scroll: 'top',
  },
} as const satisfies Screens;
