import { roles } from '@meetingapp/contract/call.ts';
import { calendarRange } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'programme',
    load: screen(() => import('./screens/ProgrammeEditor.tsx'), 'ProgrammeEditor'),
    roles: roles.readSetUp,
    navigation: { group: 'content', position: 5, text: 'programme', icon: calendarRange },
  },
  {
    path: 'programmeExchange',
    load: screen(() => import('./screens/ProgrammeExchange.tsx'), 'ProgrammeExchange'),
    roles: roles.readSetUp,
  },
];
