import { roles } from '@meetingapp/contract/call.ts';
import { gauge } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'rehearsal',
    load: screen(() => import('./screens/Rehearsal.tsx'), 'Rehearsal'),
    roles: roles.setUp,
    navigation: { group: 'management', position: 45, text: 'rehearsal', icon: gauge },
  },
  {
    path: 'rehearsalSetUp',
    load: screen(() => import('./screens/RehearsalSetUp.tsx'), 'RehearsalSetUp'),
    roles: roles.setUp,
  },
];
