import { roles } from '@meetingapp/contract/call.ts';
import { gift } from '@meetingapp/ui/icons/icons-home.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'lottery',
    load: screen(() => import('./screens/Lottery.tsx'), 'Lottery'),
    roles: roles.readSetUp,
    navigation: { group: 'onSite', position: 30, text: 'lottery', icon: gift },
  },
];
