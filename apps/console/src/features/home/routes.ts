import { roles } from '@meetingapp/contract/call.ts';
import { bell } from '@meetingapp/ui/icons/icons.ts';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'home',
    load: screen(() => import('./screens/HomeEditor.tsx'), 'HomeEditor'),
    roles: roles.setUp,
    navigation: { group: 'content', position: 10, text: 'home', icon: smartphone },
  },
  {
    path: 'notices',
    load: screen(() => import('./screens/Notices.tsx'), 'Notices'),
    roles: roles.readSetUp,
    navigation: { group: 'content', position: 12, text: 'notices', icon: bell },
  },
];
