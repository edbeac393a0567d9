import { roles } from '@meetingapp/contract/call.ts';
import { idCard, scanLine } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'checkin',
    load: screen(() => import('./screens/Checkin.tsx'), 'Checkin'),
    roles: roles.readSetUp,
    navigation: { group: 'onSite', position: 5, text: 'checkin', icon: scanLine },
  },
  {
    path: 'desk',
    load: screen(() => import('./screens/Desk.tsx'), 'Desk'),
    roles: roles.counter,
    navigation: { group: 'onSite', position: 6, text: 'desk', icon: idCard },
  },
];
