import { roles } from '@meetingapp/contract/call.ts';
import { messageCircle } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'comments',
    load: screen(() => import('./screens/Comments.tsx'), 'Comments'),
    roles: roles.answer,
    navigation: { group: 'onSite', position: 24, text: 'comments', icon: messageCircle },
  },
];
