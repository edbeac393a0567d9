import { roles } from '@meetingapp/contract/call.ts';
import { mic } from '@meetingapp/ui/icons/icons-home.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'speakers',
    load: screen(() => import('./screens/Speakers.tsx'), 'Speakers'),
    roles: roles.programme,
    navigation: { group: 'content', position: 7, text: 'speakers', icon: mic },
  },
];
