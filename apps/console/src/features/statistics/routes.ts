import { roles } from '@meetingapp/contract/call.ts';
import { layoutGrid } from '@meetingapp/ui/icons-programme.ts';
import { screen, type ConsoleScreen } from '../../lib/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'dashboard',
    load: screen(() => import('./screens/Dashboard.tsx'), 'Dashboard'),
    roles: roles.readPeople,
    navigation: { group: 'top', position: 10, text: 'dashboard', icon: layoutGrid },
  },
];
