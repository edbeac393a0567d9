import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  vip: { load: () => import('./screens/Vip.tsx'), title: 'members.title', texts: ['members'] },
} as const satisfies Screens;
