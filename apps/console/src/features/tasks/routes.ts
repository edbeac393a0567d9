import { roles } from '@meetingapp/contract/call.ts';
import { arrowDownUp } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'tasks',
    load: screen(() => import('./screens/Tasks.tsx'), 'Tasks'),
    roles: roles.desk,
    navigation: { group: 'management', position: 10, text: 'tasks', icon: arrowDownUp },
  },
];
