import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  onlineTest: { load: () => import('./screens/OnlineTest.tsx'), title: 'exam.title', texts: ['exam'], offline: true },
  finishSubmit: { load: () => import('./screens/FinishSubmit.tsx'), title: 'exam.handedIn.title', texts: ['exam'] },
  finishTest: {
    load: () => import('./screens/FinishTest.tsx'),
    title: 'exam.result.title',
    texts: ['exam'],
    scroll: 'top',
  },
  finishTestScore: {
    load: () => import('./screens/FinishTestScore.tsx'),
    title: 'exam.result.score',
    texts: ['exam'],
    scroll: 'top',
  },
  examPreview: { load: () => import('./screens/ExamPreview.tsx'), title: 'exam.title', texts: ['exam'] },
} as const satisfies Screens;
