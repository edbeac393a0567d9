import type { Screens } from '../../lib/screen.ts';

export const screens = {
  login: { load: () => import('./screens/Login.tsx'), title: 'accounts.login.title', texts: ['accounts'] },
} as const satisfies Screens;
