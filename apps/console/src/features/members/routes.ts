import { roles } from '@meetingapp/contract/call.ts';
import { idCard } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'members',
    load: screen(() => import('./screens/Members.tsx'), 'Members'),
    roles: roles.readPeople,
    navigation: { group: 'registration', position: 18, text: 'members', icon: idCard },
  },
  {
    path: 'memberImport',
    load: screen(() => import('./screens/ImportMembers.tsx'), 'ImportMembers'),
    roles: roles.setUp,
  },
];
