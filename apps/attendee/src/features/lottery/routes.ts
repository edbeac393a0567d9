import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  cj: { load: () => import('./screens/Cj.tsx'), title: 'lottery.title', texts: ['lottery'] },
  lotteryCheck: { load: () => import('./screens/LotteryCheck.tsx'), title: 'lottery.verify.title', texts: ['lottery'] },
  lotteryScreen: {
    load: () => import('./screens/LotteryScreen.tsx'),
    title: 'lottery.screen.title',
    texts: ['lottery', 'pages'],
  },
} as const satisfies Screens;
