import * as v from 'valibot';
import { call } from '../call.ts';
import { Day, Id, Instant, Nothing } from '../shapes.ts';
import { GivenAnswer, ItemResult, resultTimes, ShownItem } from './survey.ts';

/** Why a person sees no questions; `open`: they do. `done`: they have answered. */
export const entries = [
  'open',
  'log_in',
  'planned',
  'closed',
  'done',
  'not_registered',
  'not_of_session',
  'code',
] as const;
export type SurveyEntry = (typeof entries)[number];

/** What people who share a link know; a wrong one is answered like none. */
const accessCode = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), '');

export const surveyCalls = {
  /** [S90] A published survey as the person who asks may see it. */
  read: call({
    path: '/medapp/api/survey/read',
    who: 'accountOrVisitor',
    effect: 'read',
    body: v.object({ qid: Id, accessCode }),
    answer: v.object({
      qid: Id,
      cid: Id,
      title: v.string(),
      intro: v.string(),
      anonymous: v.boolean(),
      entry: v.picklist(entries),
      opensAt: v.nullable(Instant),
      closesAt: v.nullable(Instant),
      /** The session that it is about; null: none. */
      session: v.nullable(v.string()),
      /** Current day in the conference's zone. */
      today: Day,
      /** Empty unless `entry` is `open`. */
      items: v.array(ShownItem),
    }),
    errors: ['conference_stopped'],
  }),
  /**
   * [S90] Takes a person's answers, once. The call accepts no idempotency key, because a saved key would lead from the log-in to the
   * answers: a repeated request is refused with `survey_done`.
   */
  submit: call({
    path: '/medapp/api/survey/submit',
    who: 'accountOrVisitor',
    effect: 'write',
    body: v.object({ qid: Id, accessCode, answers: v.pipe(v.array(GivenAnswer), v.maxLength(200)) }),
    answer: Nothing,
    errors: [
      'conference_stopped',
      'survey_not_open',
      'survey_closed',
      'survey_done',
      'survey_not_registered',
      'survey_not_of_session',
      'survey_code_wrong',
      'survey_open_questions',
    ],
  }),
  /** [S91] A person's own answers and the results that they may see. Answers of an anonymous survey are only on their device. */
  mine: call({
    path: '/medapp/api/survey/mine',
    who: 'account',
    effect: 'read',
    body: v.object({ qid: Id }),
    answer: v.object({
      qid: Id,
      cid: Id,
      title: v.string(),
      anonymous: v.boolean(),
      done: v.boolean(),
      /** Null when it is anonymous. */
      answeredAt: v.nullable(Instant),
      answers: v.array(GivenAnswer),
      /** Empty unless the person has answered. */
      items: v.array(ShownItem),
      feedback: v.boolean(),
      resultsFrom: v.picklist(resultTimes),
      /** Null: not shown, or too few people to show them. */
      results: v.nullable(v.object({ people: v.number(), items: v.array(ItemResult) })),
    }),
    errors: ['conference_stopped'],
  }),
  /** Published surveys of a conference for this person. */
  list: call({
    path: '/medapp/api/survey/list',
    who: 'account',
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      surveys: v.array(
        v.object({
          qid: Id,
          title: v.string(),
          anonymous: v.boolean(),
          entry: v.picklist(entries),
          closesAt: v.nullable(Instant),
          questions: v.number(),
        }),
      ),
    }),
    errors: ['conference_unknown', 'conference_stopped'],
  }),
} as const;
