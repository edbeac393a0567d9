import { thumbsUp } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'surveys',
    load: screen(() => import('./screens/Surveys.tsx'), 'Surveys'),
    roles: ['owner', 'organiser', 'programme'],
    navigation: { group: 'onSite', position: 35, text: 'surveys', icon: thumbsUp },
  },
];
