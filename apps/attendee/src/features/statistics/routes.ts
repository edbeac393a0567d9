import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  pageflow: { load: () => import('./screens/PageFlow.tsx'), title: 'usage.title', texts: ['usage', 'pages'] },
  liveData: {
    load: () => import('./screens/LiveData.tsx'),
    title: 'liveFigures.figures',
    texts: ['liveFigures', 'pages'],
  },
} as const satisfies Screens;
