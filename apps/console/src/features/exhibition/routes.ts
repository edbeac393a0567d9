import { roles } from '@meetingapp/contract/call.ts';
import { hospital } from '@meetingapp/ui/icons/icons-topics.ts';
import { store } from '@meetingapp/ui/icons/icons-home.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'exhibition',
    load: screen(() => import('./screens/Exhibition.tsx'), 'Exhibition'),
    roles: roles.readSetUp,
    navigation: { group: 'content', position: 19, text: 'exhibition', icon: store },
  },
  {
    path: 'departments',
    load: screen(() => import('./screens/Departments.tsx'), 'Departments'),
    roles: roles.readSetUp,
    navigation: { group: 'content', position: 20, text: 'departments', icon: hospital },
  },
];
