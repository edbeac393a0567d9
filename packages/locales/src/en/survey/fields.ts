import type { Texts } from '../../texts.ts';
import type { surveyFields as zh } from '../../zh/survey/fields.ts';

export const surveyFields = {
  qid: 'Survey',
  surveyId: 'Survey',
  accessCode: 'Survey code',
  resultsFrom: 'Showing results',
  resultShown: 'Showing the result of this question',
  low: 'Name of the lowest end',
  high: 'Name of the highest end',
  lowest: 'Smallest value',
  highest: 'Largest value',
  by: 'Question to group by',
  earlierId: 'Earlier survey',
} as const satisfies Texts<typeof zh>;
