import { roles } from '@meetingapp/contract/call.ts';
import { video } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'videos',
    load: screen(() => import('./screens/Videos.tsx'), 'Videos'),
    roles: roles.readSetUp,
    navigation: { group: 'content', position: 18, text: 'videos', icon: video },
  },
];
