import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { begun } from '../pages/writing.ts';
import { Bilingual, Id, Instant, Moment, Nothing, WholeNumber } from '../shapes.ts';
import { ItemResult, SurveyContent, surveyStates } from './survey.ts';

const base = '/medapp/api/console/survey';
const write = { staff: roles.programme } as const;
const times = { opensAt: v.nullable(Moment), closesAt: v.nullable(Moment) };

const ListedSurvey = v.object({
  id: Id,
  title: Bilingual,
  state: v.picklist(surveyStates),
  anonymous: v.boolean(),
  audience: SurveyContent.entries.audience,
  questions: v.number(),
  people: v.number(),
  opensAt: v.nullable(Instant),
  closesAt: v.nullable(Instant),
});
export type ListedSurvey = v.InferOutput<typeof ListedSurvey>;

/** Why a survey cannot be published: faults of fields as in the registration's form, and those of a survey. */
export const surveyFaultReasons = [
  'code_form',
  'code_twice',
  'label_missing',
  'english_missing',
  'options_missing',
  'option_twice',
  'option_bar',
  'most_choices',
  'pattern_syntax',
  'pattern_unsupported',
  'pattern_too_large',
  'pattern_impossible',
  'condition_unknown',
  'condition_order',
  'condition_value',
  'survey_empty',
  'rows_missing',
  'row_twice',
  'row_sign',
  'range_order',
  'picture_anonymous',
  'piping_order',
  'session_missing',
  'access_code_missing',
  'opening_missing',
  'times_order',
] as const;
/** `code` is that of the item, empty for the whole survey. */
const SurveyFault = v.object({ code: v.string(), reason: v.picklist(surveyFaultReasons) });

/** Some of the answers: those of people who gave `value` to the question `code`. */
export const SurveyFilter = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  value: v.pipe(v.string(), v.maxLength(200)),
});

export const surveyConsoleCalls = {
  surveys: call({
    path: `${base}/list`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ surveys: v.array(ListedSurvey) }),
    errors: [],
  }),
  survey: call({
    path: `${base}/read`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id, surveyId: Id }),
    answer: v.object({
      listed: ListedSurvey,
      version: v.number(),
      content: SurveyContent,
      faults: v.array(SurveyFault),
    }),
    errors: [],
  }),
  /** Sessions that a survey may be about, in order of time. */
  sessions: call({
    path: `${base}/sessions`,
    who: write,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ sessions: v.array(v.object({ id: Id, title: Bilingual, startsAt: Instant })) }),
    errors: [],
  }),
  /** Saves a draft; a published survey keeps its questions. */
  save: call({
    path: `${base}/save`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, ...begun, content: SurveyContent }),
    answer: v.object({ surveyId: Id, version: v.number() }),
    errors: ['changed_meanwhile', 'survey_published'],
  }),
  publish: call({
    path: `${base}/publish`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, surveyId: Id, seen: WholeNumber }),
    answer: Nothing,
    errors: ['changed_meanwhile', 'survey_published', 'survey_incomplete'],
  }),
  /** Back to a draft while nobody has answered. */
  unpublish: call({
    path: `${base}/unpublish`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, surveyId: Id }),
    answer: Nothing,
    errors: ['survey_answered'],
  }),
  /** When it opens and closes, and when attendees see results, also while it runs. */
  saveTimes: call({
    path: `${base}/times`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, surveyId: Id, ...times, resultsFrom: SurveyContent.entries.resultsFrom }),
    answer: Nothing,
    errors: [],
  }),
  /** A new draft with the same questions. */
  copy: call({
    path: `${base}/copy`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, surveyId: Id }),
    answer: v.object({ surveyId: Id }),
    errors: [],
  }),
  remove: call({
    path: `${base}/remove`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, surveyId: Id }),
    answer: Nothing,
    errors: ['survey_published'],
  }),
} as const;

export const surveyResultCalls = {
  /** Live results, of all or of some people; `by`: the means and shares of one question in the groups of another. */
  results: call({
    path: `${base}/results`,
    who: write,
    effect: 'read',
    body: v.object({
      cid: Id,
      surveyId: Id,
      filter: v.optional(v.nullable(SurveyFilter), null),
      by: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
      of: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    }),
    answer: v.object({
      title: Bilingual,
      state: v.picklist(surveyStates),
      anonymous: v.boolean(),
      people: v.number(),
      /** People the results are of; null: fewer than 5 of an anonymous survey, so nothing is shown. */
      counted: v.nullable(v.number()),
      items: v.array(ItemResult),
      /** Questions by which people can be grouped, with their options. */
      groupings: v.array(
        v.object({
          code: v.string(),
          label: v.string(),
          options: v.array(v.object({ value: v.string(), label: v.string() })),
        }),
      ),
      /** `people` null: hidden because they are fewer than 5; `rounded`: to a multiple of 5. */
      groups: v.array(
        v.object({
          value: v.string(),
          label: v.string(),
          people: v.nullable(v.number()),
          rounded: v.boolean(),
          mean: v.nullable(v.number()),
          /** The option that most chose, and by how many percent; null where there is a mean. */
          top: v.nullable(v.object({ label: v.string(), percent: v.number() })),
        }),
      ),
      /** What was written, newest surveys' texts in no order: by question. */
      texts: v.array(v.object({ code: v.string(), texts: v.array(v.string()), more: v.number() })),
    }),
    errors: [],
  }),
  /** One row for each person. `spss`: a CSV of numbers with a syntax file that names values and labels. */
  export: call({
    path: `${base}/export`,
    who: write,
    effect: 'write',
    body: v.object({ cid: Id, surveyId: Id, format: v.picklist(['xlsx', 'csv', 'spss']) }),
    /** Base64. */
    answer: v.object({ files: v.array(v.object({ name: v.string(), content: v.string() })) }),
    errors: ['survey_too_few'],
  }),
} as const;
