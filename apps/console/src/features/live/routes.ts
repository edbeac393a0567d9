import { roles } from '@meetingapp/contract/call.ts';
import { radio } from '@meetingapp/ui/icons/icons-topics.ts';
import { circlePlay } from '@meetingapp/ui/icons/icons.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'live',
    load: screen(() => import('./screens/Live.tsx'), 'Live'),
    roles: roles.readSetUp,
    navigation: { group: 'onSite', position: 20, text: 'live', icon: radio },
  },
  {
    path: 'liveDesk',
    load: screen(() => import('./screens/LiveDesk.tsx'), 'LiveDesk'),
    roles: roles.live,
    navigation: { group: 'onSite', position: 22, text: 'liveDesk', icon: circlePlay },
  },
];
