import { roles } from '@meetingapp/contract/call.ts';
import { arrowDownUp, upload } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'imports',
    load: screen(() => import('./screens/Imports.tsx'), 'Imports'),
    roles: [...new Set([...roles.desk, ...roles.programme])],
    navigation: { group: 'management', position: 9, text: 'imports', icon: upload },
  },
  {
    path: 'tasks',
    load: screen(() => import('./screens/Tasks.tsx'), 'Tasks'),
    roles: roles.desk,
    navigation: { group: 'management', position: 10, text: 'tasks', icon: arrowDownUp },
  },
];
