import { roles } from '@meetingapp/contract/call.ts';
import { award } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'credits',
    load: screen(() => import('./screens/Credits.tsx'), 'Credits'),
    roles: roles.readPeople,
    navigation: { group: 'onSite', position: 40, text: 'credits', icon: award },
  },
];
