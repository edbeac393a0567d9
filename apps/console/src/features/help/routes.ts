import { screen } from '../../lib/navigation/screen.ts';

export const routes = {
  contents: { load: screen(() => import('./screens/Help.tsx'), 'Help') },
  chapter: { load: screen(() => import('./screens/HelpChapter.tsx'), 'HelpChapter') },
} as const;
