import type { SurveyContent, SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { describe, expect, it } from 'vitest';
import { surveyFaults } from './check-survey.ts';

const nothing = { zh: '', en: '' };
const both = { zh: '题', en: 'Question' };
const option = (value: string) => ({ value, ...both });
const item = (code: string, kind: SurveyItem['kind'], more: Partial<SurveyItem> = {}): SurveyItem => ({
  code,
  kind,
  label: both,
  hint: nothing,
  options: [],
  rows: [],
  format: '',
  pattern: '',
  required: false,
  showWhen: null,
  low: nothing,
  high: nothing,
  lowest: null,
  highest: null,
  resultShown: false,
  ...more,
});
const content = (more: Partial<SurveyContent>): SurveyContent => ({
  title: both,
  intro: nothing,
  items: [item('q1', 'rating')],
  anonymous: false,
  audience: 'everyone',
  sessionId: null,
  accessCode: '',
  feedback: false,
  resultsFrom: 'never',
  opensAt: '2027-04-16T00:00:00Z',
  closesAt: null,
  ...more,
});
const reasons = (more: Partial<SurveyContent>) => surveyFaults(content(more)).map(({ reason }) => reason);

describe('[O14] before a survey is published', () => {
  it('has a question, an opening, and what its audience and its evidence need', () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ items: [item('s', 'section'), item('p', 'page', { label: nothing })] })).toEqual(['survey_empty']);
    expect(reasons({ opensAt: null })).toEqual(['opening_missing']);
    expect(reasons({ closesAt: '2027-04-15T00:00:00Z' })).toEqual(['times_order']);
    expect(reasons({ audience: 'code' })).toEqual(['access_code_missing']);
    expect(reasons({ audience: 'session' })).toEqual(['session_missing']);
    expect(reasons({ feedback: true })).toEqual(['session_missing']);
  });

  it('has questions with the faults of the registration form and their own', () => {
    const options = [option('1'), option('2')];
    const rows = [option('r1')];
    const faultsOf = (...items: SurveyItem[]) => reasons({ items });
    expect(faultsOf(item('q1', 'S'))).toEqual(['options_missing']);
    expect(faultsOf(item('q1', 'S', { options: [option('1'), option('1')] }))).toEqual(['option_twice']);
    expect(faultsOf(item('q1', 'T', { label: { zh: '题', en: '' } }))).toEqual(['english_missing']);
    expect(faultsOf(item('phone', 'T'))).toEqual(['code_form']);
    expect(faultsOf(item('q1', 'T'), item('q1', 'T'))).toEqual(['code_twice']);
    expect(faultsOf(item('q1', 'matrix', { options }))).toEqual(['rows_missing']);
    expect(faultsOf(item('q1', 'matrix', { options, rows: [option('a=b')] }))).toEqual(['row_sign']);
    expect(faultsOf(item('q1', 'matrix', { options, rows }))).toEqual([]);
    expect(faultsOf(item('q1', 'number', { lowest: 5, highest: 1 }))).toEqual(['range_order']);
    expect(faultsOf(item('q1', 'nps'), item('q2', 'T', { showWhen: { code: 'q1', oneOf: ['10'] } }))).toEqual([]);
    expect(faultsOf(item('q1', 'nps'), item('q2', 'T', { showWhen: { code: 'q1', oneOf: ['11'] } }))).toEqual([
      'condition_value',
    ]);
  });

  it('asks for no picture when anonymous, and a text names only earlier questions', () => {
    expect(reasons({ anonymous: true, items: [item('q1', 'PIC')] })).toEqual(['picture_anonymous']);
    const named = item('q2', 'T', { label: { zh: '{q1}？', en: '{q1}?' } });
    expect(reasons({ items: [item('q1', 'T'), named] })).toEqual([]);
    expect(reasons({ items: [named, item('q1', 'T')] })).toEqual(['piping_order']);
  });
});
