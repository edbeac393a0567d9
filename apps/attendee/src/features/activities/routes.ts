import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  activityList: { load: () => import('./screens/ActivityList.tsx'), title: 'activities.title', texts: ['activities'] },
  activity: {
    load: () => import('./screens/Activity.tsx'),
    title: 'activities.one',
    texts: ['activities', 'registrationForm'],
  },
  prize: { load: () => import('./screens/Prize.tsx'), title: 'activities.prizes', texts: ['activities'] },
} as const satisfies Screens;
