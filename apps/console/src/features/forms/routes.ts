import { roles } from '@meetingapp/contract/call.ts';
import { clipboardList } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'forms',
    load: screen(() => import('./screens/Forms.tsx'), 'Forms'),
    roles: roles.readSetUp,
    navigation: { group: 'registration', position: 20, text: 'forms', icon: clipboardList },
  },
];
