import type { AnswerOf } from '@meetingapp/contract/call.ts';
import type { surveyResultCalls } from '@meetingapp/contract/survey/console.ts';
import type { SurveyContent, SurveyItem } from '@meetingapp/contract/survey/survey.ts';

export type Results = AnswerOf<typeof surveyResultCalls.results>;

const nothing = { zh: '', en: '' };

export const blankSurvey: SurveyContent = {
  title: nothing,
  intro: nothing,
  items: [],
  anonymous: false,
  audience: 'everyone',
  sessionId: null,
  accessCode: '',
  feedback: false,
  resultsFrom: 'never',
  opensAt: null,
  closesAt: null,
};

const withOptions: readonly SurveyItem['kind'][] = ['S', 'MS', 'DDL', 'matrix', 'ranking'];
export const hasOptions = ({ kind }: Pick<SurveyItem, 'kind'>): boolean => withOptions.includes(kind);

/** A code that no item uses: `q1`, `q2`, … */
export function freeCode(items: readonly Pick<SurveyItem, 'code'>[]): string {
  let number = 1;
  while (items.some(({ code }) => code === `q${number}`)) number += 1;
  return `q${number}`;
}

export const newItem = (kind: SurveyItem['kind'], code: string): SurveyItem => ({
  code,
  kind,
  label: nothing,
  hint: nothing,
  options: hasOptions({ kind }) ? [newRow([]), newRow([{ value: '1' }])] : [],
  rows: kind === 'matrix' ? [newRow([])] : [],
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  low: nothing,
  high: nothing,
  lowest: null,
  highest: null,
  resultShown: false,
});

/** A row with a stored value that the list does not use yet. */
export function newRow(rows: readonly { value: string }[]): { value: string; zh: string; en: string } {
  let number = 1;
  while (rows.some(({ value }) => value === String(number))) number += 1;
  return { value: String(number), zh: '', en: '' };
}
