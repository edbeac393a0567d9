import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  adminLogin: { load: () => import('./screens/AdminLogin.tsx'), title: 'pages.staff.title', texts: ['pages'] },
} as const satisfies Screens;
