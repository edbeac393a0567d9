import { roles } from '@meetingapp/contract/call.ts';
import { send } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'messages',
    load: screen(() => import('./screens/Mailings.tsx'), 'Mailings'),
    roles: roles.readPeople,
    navigation: { group: 'content', position: 20, text: 'messages', icon: send },
  },
];
