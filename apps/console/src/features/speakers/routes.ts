import { roles } from '@meetingapp/contract/call.ts';
import { listChecks } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'speakers',
    load: screen(() => import('./screens/Speakers.tsx'), 'Speakers'),
    roles: roles.programme,
    navigation: { group: 'content', position: 6.5, text: 'speakers', icon: listChecks },
  },
];
