import { roles } from '@meetingapp/contract/call.ts';
import { timer } from '@meetingapp/ui/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'waiting',
    load: screen(() => import('./screens/WaitingList.tsx'), 'WaitingList'),
    roles: roles.readPeople,
    navigation: { group: 'registration', position: 15, text: 'waiting', icon: timer },
  },
];
