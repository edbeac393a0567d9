import { roles } from '@meetingapp/contract/call.ts';
import { handshake } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'groups',
    load: screen(() => import('./screens/Groups.tsx'), 'Groups'),
    roles: roles.readPeople,
    navigation: { group: 'registration', position: 17, text: 'groups', icon: handshake },
  },
];
