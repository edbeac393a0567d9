import { roles } from '@meetingapp/contract/call.ts';
import { webhook } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'developers',
    load: screen(() => import('./screens/Developers.tsx'), 'Developers'),
    roles: roles.owner,
    navigation: { group: 'management', position: 40, text: 'developers', icon: webhook },
  },
];
