import { roles } from '@meetingapp/contract/call.ts';
import { mic } from '@meetingapp/ui/icons/icons-home.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'people',
    load: screen(() => import('./screens/People.tsx'), 'People'),
    roles: roles.programme,
    navigation: { group: 'content', position: 6, text: 'people', icon: mic },
  },
];
