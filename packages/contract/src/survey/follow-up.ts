import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Bilingual, Id, Instant } from '../shapes.ts';

const base = '/medapp/api/console/survey';
const write = { staff: roles.programme } as const;
const One = { cid: Id, surveyId: Id };

const Side = v.object({ surveyId: Id, title: Bilingual, people: v.number(), enough: v.boolean() });
const Figure = v.nullable(v.number());

/** Why nobody can be reminded now. `code`: who knows the code is not known. `recent`: within a day of the last reminder. */
export const reminderHindrances = ['closed', 'code', 'recent', 'nobody'] as const;

export const surveyFollowUpCalls = {
  /** The questions that two surveys of a conference both ask, by key. Nothing of an anonymous one that fewer than 5 answered. */
  compare: call({
    path: `${base}/compare`,
    who: write,
    effect: 'read',
    body: v.object({ ...One, earlierId: Id }),
    answer: v.object({
      before: Side,
      after: Side,
      items: v.array(
        v.object({
          code: v.string(),
          label: v.string(),
          measure: v.picklist(['mean', 'nps', 'share']),
          answeredBefore: v.number(),
          answeredAfter: v.number(),
          lines: v.array(v.object({ label: v.string(), before: Figure, after: Figure, difference: Figure })),
        }),
      ),
    }),
    errors: [],
  }),
  /** How many people would be reminded. */
  reminder: call({
    path: `${base}/reminder`,
    who: write,
    effect: 'read',
    body: v.object(One),
    answer: v.object({
      /** Registered people, and those of them who have not answered. */
      people: v.number(),
      left: v.number(),
      /** True where only those of them who were at the session are reminded. */
      ofSession: v.boolean(),
      lastAt: v.nullable(Instant),
      hindrance: v.nullable(v.picklist(reminderHindrances)),
    }),
    errors: [],
  }),
  /** Reminds registered people who may answer and have not, by a task; at most once a day. Of an anonymous survey the task names nobody. */
  remind: call({
    path: `${base}/remind`,
    who: write,
    effect: 'write',
    body: v.object(One),
    answer: v.object({ taskId: Id }),
    errors: ['survey_closed', 'survey_no_list', 'survey_reminded', 'survey_nobody_left'],
  }),
} as const;
