import { roles } from '@meetingapp/contract/call.ts';
import { calendarCheck } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'activities',
    load: screen(() => import('./screens/Activities.tsx'), 'Activities'),
    roles: roles.readSetUp,
    navigation: { group: 'onSite', position: 28, text: 'activities', icon: calendarCheck },
  },
];
