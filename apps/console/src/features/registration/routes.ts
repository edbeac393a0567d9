import { roles } from '@meetingapp/contract/call.ts';
import { timer } from '@meetingapp/ui/icons/icons-topics.ts';
import { users } from '@meetingapp/ui/icons/icons-home.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

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
  {
    path: 'waiting',
    load: screen(() => import('./screens/WaitingList.tsx'), 'WaitingList'),
    roles: roles.readPeople,
    navigation: { group: 'registration', position: 15, text: 'waiting', icon: timer },
  },
];
