import { roles } from '@meetingapp/contract/call.ts';
import { fileCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'certificates',
    load: screen(() => import('./screens/Certificates.tsx'), 'Certificates'),
    roles: roles.readPeople,
    navigation: { group: 'onSite', position: 45, text: 'certificates', icon: fileCheck },
  },
];
