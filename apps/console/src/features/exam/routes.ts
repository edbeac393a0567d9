import { listChecks, messageCircleQuestionMark } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'questions',
    load: screen(() => import('./screens/Questions.tsx'), 'Questions'),
    roles: ['owner', 'organiser', 'programme'],
    navigation: { group: 'onSite', position: 31, text: 'questions', icon: messageCircleQuestionMark },
  },
  {
    path: 'itemImport',
    load: screen(() => import('./screens/ImportItems.tsx'), 'ImportItems'),
    roles: ['owner', 'organiser', 'programme'],
  },
  {
    path: 'exams',
    load: screen(() => import('./screens/Exams.tsx'), 'Exams'),
    roles: ['owner', 'organiser', 'programme'],
    navigation: { group: 'onSite', position: 30, text: 'exams', icon: listChecks },
  },
];
