import { roles } from '@meetingapp/contract/call.ts';
import { newspaper } from '@meetingapp/ui/icons/icons-home.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'news',
    load: screen(() => import('./screens/News.tsx'), 'News'),
    roles: roles.readSetUp,
    navigation: { group: 'content', position: 14, text: 'news', icon: newspaper },
  },
];
