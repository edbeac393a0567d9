import { roles } from '@meetingapp/contract/call.ts';
import { users } from '@meetingapp/ui/icons-home.ts';
import { screen, type ConsoleScreen } from '../../lib/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'registrations',
    load: screen(() => import('./screens/Registrations.tsx'), 'Registrations'),
    roles: roles.readPeople,
    navigation: { group: 'registration', position: 10, text: 'registrations', icon: users },
  },
  {
    path: 'registrationImport',
    load: screen(() => import('./screens/ImportRegistrations.tsx'), 'ImportRegistrations'),
    roles: roles.desk,
  },
  {
    path: 'newRegistration',
    load: screen(() => import('./screens/NewRegistration.tsx'), 'NewRegistration'),
    roles: roles.desk,
  },
];
