import type { Screens } from '../../lib/navigation/screen.ts';

export const screens = {
  qlist: { load: () => import('./screens/AnswerSurvey.tsx'), title: 'survey.title', texts: ['survey'], offline: true },
  qlistAnswers: { load: () => import('./screens/OwnAnswers.tsx'), title: 'survey.mine', texts: ['survey'] },
  qEnd: { load: () => import('./screens/SurveyEnd.tsx'), title: 'survey.end', texts: ['survey'], scroll: 'top' },
  surveyPreview: { load: () => import('./screens/SurveyPreview.tsx'), title: 'survey.title', texts: ['survey'] },
} as const satisfies Screens;
