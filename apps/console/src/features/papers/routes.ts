import { roles } from '@meetingapp/contract/call.ts';
import { clipboardPen, fileText } from '@meetingapp/ui/icons/icons-topics.ts';
import { screen, type ConsoleScreen } from '../../lib/navigation/screen.ts';

export const screens: ConsoleScreen[] = [
  {
    path: 'papers',
    load: screen(() => import('./screens/Papers.tsx'), 'Papers'),
    roles: roles.readPapers,
    navigation: { group: 'content', position: 7, text: 'papers', icon: fileText },
  },
  {
    path: 'reviews',
    load: screen(() => import('./screens/MyReviews.tsx'), 'MyReviews'),
    roles: ['reviewer'],
    navigation: { group: 'content', position: 8, text: 'reviews', icon: clipboardPen, onlyTheirs: true },
  },
];
