import { roles } from '@meetingapp/contract/call.ts';
import { smartphone } from '@meetingapp/ui/icons-sign-up.ts';
import { screen, type ConsoleScreen } from '../../lib/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'home',
    load: screen(() => import('./screens/HomeEditor.tsx'), 'HomeEditor'),
    roles: roles.setUp,
    navigation: { group: 'content', position: 10, text: 'home', icon: smartphone },
  },
];
