import { history } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'audit',
    load: screen(() => import('./screens/Audit.tsx'), 'Audit'),
    roles: ['owner', 'organiser'],
    navigation: { group: 'management', position: 30, text: 'audit', icon: history },
  },
];
