import type { SurveyContent, SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { takeAnswers } from '@meetingapp/server/features/survey/answer/commands.ts';
import { publishSurvey, saveSurvey } from '@meetingapp/server/features/survey/survey/commands.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { both, nothing } from '../support/bilingual.ts';

/** An item with the parts that differ from the usual ones. Options get the values `a`, `b`, `c` in their order, rows `r1`, `r2`. */
export function surveyItem(
  code: string,
  kind: SurveyItem['kind'],
  label: Bilingual,
  {
    options = [],
    rows = [],
    ...more
  }: Partial<Omit<SurveyItem, 'code' | 'kind' | 'label' | 'options' | 'rows'>> & {
    options?: readonly Bilingual[];
    rows?: readonly Bilingual[];
  } = {},
): SurveyItem {
  return {
    hint: nothing,
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
    code,
    kind,
    label,
    options: options.map((text, at) => ({ value: String.fromCodePoint(97 + at), ...text })),
    rows: rows.map((text, at) => ({ value: `r${at + 1}`, ...text })),
  };
}

/** A survey for everyone with one question. */
export const usualContent = (more: Partial<SurveyContent> = {}): SurveyContent => ({
  title: both('会议评价', 'About this meeting'),
  intro: nothing,
  items: [
    surveyItem('overall', 'S', both('总体满意吗', 'Are you satisfied?'), {
      required: true,
      resultShown: true,
      options: [both('满意', 'Satisfied'), both('一般', 'Neither'), both('不满意', 'Dissatisfied')],
    }),
  ],
  anonymous: false,
  audience: 'everyone',
  sessionId: null,
  accessCode: '',
  feedback: false,
  resultsFrom: 'never',
  opensAt: null,
  closesAt: null,
  ...more,
});

/** Saves a survey, and publishes it unless it is a draft. */
export async function buildSurvey(db: Database, cid: number, content: SurveyContent, draft = false): Promise<number> {
  const saved = await saveSurvey(db, { cid, id: null, seen: null, content });
  if (!saved.ok) throw new Error(`the survey was refused: ${saved.reason}`);
  if (draft) return saved.id;
  const published = await publishSurvey(db, { cid, id: saved.id, seen: saved.version });
  if (!published.ok) throw new Error(`the survey was not published: ${published.reason}`);
  return saved.id;
}

interface Given {
  surveyId: number;
  accountId: number;
  anonymous: boolean;
  answers: Record<string, string>;
  now: Date;
}

/** Takes answers as the call does. */
export async function buildAnswers(db: Database, given: Given): Promise<void> {
  const taken = await takeAnswers(db, { ...given, day: given.now.toISOString().slice(0, 10) });
  if (!taken) throw new Error(`account ${given.accountId} has answered survey ${given.surveyId}`);
}
