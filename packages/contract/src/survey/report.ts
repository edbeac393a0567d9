import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id } from '../shapes.ts';
import { SurveyFilter } from './console.ts';

export const surveyReportCalls = {
  /**
   * The results as a PDF for printing: each question with its chart and figures, of all or of some people; `by`: also in the groups of
   * another question. Of an anonymous survey nothing of fewer than 5 people.
   */
  report: call({
    path: '/medapp/api/console/survey/report',
    who: { staff: roles.programme },
    effect: 'write',
    body: v.object({
      cid: Id,
      surveyId: Id,
      language: v.picklist(['zh', 'en']),
      filter: v.optional(v.nullable(SurveyFilter), null),
      by: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    }),
    /** Base64. */
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: ['survey_too_few', 'survey_part_too_few'],
  }),
} as const;
