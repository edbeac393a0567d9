import { lock } from '@meetingapp/ui/icons/icons.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'privacy',
    load: screen(() => import('./screens/Privacy.tsx'), 'Privacy'),
    roles: ['owner'],
    navigation: { group: 'management', position: 40, text: 'privacy', icon: lock },
  },
];
