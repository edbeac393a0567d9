import { roles } from '@meetingapp/contract/call.ts';
import { layoutGrid } from '@meetingapp/ui/icons/icons-programme.ts';
import { smartphone } from '@meetingapp/ui/icons/icons-sign-up.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'dashboard',
    load: screen(() => import('./screens/Dashboard.tsx'), 'Dashboard'),
    roles: roles.readPeople,
    navigation: { group: 'top', position: 10, text: 'dashboard', icon: layoutGrid },
  },
  {
    path: 'traffic',
    load: screen(() => import('./screens/Traffic.tsx'), 'Traffic'),
    roles: roles.readSetUp,
    navigation: { group: 'top', position: 20, text: 'traffic', icon: smartphone },
  },
  {
    path: 'broadcastFigures',
    load: screen(() => import('./screens/BroadcastFigures.tsx'), 'BroadcastFigures'),
    roles: roles.readSetUp,
  },
];
