import type { Screens } from '../../lib/screen.ts';

export const screens = {
  vip: { load: () => import('./screens/Vip.tsx'), title: 'members.title', texts: ['members'] },
} as const satisfies Screens;
