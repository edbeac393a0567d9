import * as v from 'valibot';
import { FormField } from '../forms.ts';
import { Id, inBoth, inEither, Moment } from '../shapes.ts';

/** Kinds of the registration's form that a survey uses, and kinds of its own. `section` and `page` ask nothing. */
export const surveyKinds = [
  'S',
  'MS',
  'DDL',
  'T',
  'DATE',
  'PIC',
  'matrix',
  'rating',
  'nps',
  'ranking',
  'number',
  'section',
  'page',
] as const;
export type SurveyKind = (typeof surveyKinds)[number];

const Value = v.pipe(v.string(), v.trim(), v.maxLength(200));
const Limit = v.nullable(v.pipe(v.number(), v.minValue(-1_000_000_000), v.maxValue(1_000_000_000)));

/** A question, a text between questions, or the start of a page. The fields of the registration's form have the same meaning here. */
export const SurveyItem = v.object({
  ...FormField.entries,
  kind: v.picklist(surveyKinds),
  /** Rows of a matrix, whose columns are the options. */
  rows: v.pipe(v.array(v.object({ value: Value, zh: Value, en: Value })), v.maxLength(30)),
  /** Names of both ends of a scale. */
  low: inBoth(40, 60),
  high: inBoth(40, 60),
  /** Range of a number, both inclusive. */
  lowest: Limit,
  highest: Limit,
  /** Attendees see the result of this question where the survey shows results. */
  resultShown: v.boolean(),
});
export type SurveyItem = v.InferOutput<typeof SurveyItem>;

/** `session`: people who checked in at the session or watched it. `code`: people who know the code. */
export const surveyAudiences = ['everyone', 'registered', 'session', 'code'] as const;
/** When attendees see the results of open questions. */
export const resultTimes = ['never', 'answered', 'closed'] as const;

/** What staff edit of a survey. */
export const SurveyContent = v.object({
  title: inEither(80, 160),
  intro: inBoth(1000, 2000),
  items: v.pipe(v.array(SurveyItem), v.maxLength(200)),
  anonymous: v.boolean(),
  audience: v.picklist(surveyAudiences),
  /** The session that it is about; needed for the audience `session` and for evidence. */
  sessionId: v.nullable(Id),
  accessCode: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  /** Having answered is evidence of feedback for credits; the answers are not part of it. */
  feedback: v.boolean(),
  resultsFrom: v.picklist(resultTimes),
  opensAt: v.nullable(Moment),
  closesAt: v.nullable(Moment),
});
export type SurveyContent = v.InferOutput<typeof SurveyContent>;

export const surveyStates = ['draft', 'planned', 'open', 'closed'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** One answer: several values joined by `|`, rows of a matrix as `row=column`. Empty: the person chose "No answer". */
export const GivenAnswer = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  value: v.pipe(v.string(), v.maxLength(10_000)),
});
export type GivenAnswer = v.InferOutput<typeof GivenAnswer>;

const Labelled = v.object({ value: v.string(), label: v.string() });

/** An item as the phone shows it, in the language of the request. */
export const ShownItem = v.object({
  code: v.string(),
  kind: v.picklist(surveyKinds),
  label: v.string(),
  hint: v.string(),
  options: v.array(Labelled),
  rows: v.array(Labelled),
  low: v.string(),
  high: v.string(),
  lowest: v.nullable(v.number()),
  highest: v.nullable(v.number()),
  format: v.string(),
  pattern: v.string(),
  required: v.boolean(),
  showWhen: FormField.entries.showWhen,
});
export type ShownItem = v.InferOutput<typeof ShownItem>;

/** Count of one option, of a rank or of a step of a scale; `value` is the stored one. */
const Tally = v.object({ value: v.string(), label: v.string(), count: v.number() });

/**
 * What people answered to a question. `tallies` are of choices and scales (of a ranking: how many put it first); `rows` of a matrix.
 * `mean` of scales and numbers, of a ranking null.
 */
export const ItemResult = v.object({
  code: v.string(),
  number: v.number(),
  kind: v.picklist(surveyKinds),
  label: v.string(),
  /** People who answered; those who chose "No answer" are in `none`. */
  answered: v.number(),
  none: v.number(),
  tallies: v.array(Tally),
  rows: v.array(
    v.object({ value: v.string(), label: v.string(), mean: v.nullable(v.number()), tallies: v.array(Tally) }),
  ),
  mean: v.nullable(v.number()),
  median: v.nullable(v.number()),
  /** Of a recommendation: promoters less detractors, in percent. */
  nps: v.nullable(v.number()),
});
export type ItemResult = v.InferOutput<typeof ItemResult>;

/** A draft as the phone's preview shows it. */
export interface PreviewedSurvey {
  title: string;
  intro: string;
  anonymous: boolean;
  /** Current day (`YYYY-MM-DD`). */
  today: string;
  items: ShownItem[];
}
/** Message from the console to the phone's preview of a survey, same origin; the preview says first that it is ready. */
export interface SurveyPreviewMessage {
  surveyPreview: 'show';
  survey: PreviewedSurvey;
}
export interface FromSurveyPreview {
  surveyPreview: 'ready';
}
