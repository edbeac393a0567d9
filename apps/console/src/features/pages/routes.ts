import { roles } from '@meetingapp/contract/call.ts';
import { fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'pages',
    load: screen(() => import('./screens/Pages.tsx'), 'Pages'),
    roles: roles.readSetUp,
    navigation: { group: 'content', position: 16, text: 'pages', icon: fileText },
  },
];
