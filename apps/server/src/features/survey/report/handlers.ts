import type { surveyReportCalls } from '@meetingapp/contract/survey/report.ts';
import { LEAST_SHOWN } from '@meetingapp/domain/survey/results.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { findForStaff } from '../../conference/queries.ts';
import { answersTo } from '../result/queries.ts';
import { surveyOf } from '../survey/queries.ts';
import { presentReport } from './present.ts';
import { reportPdf } from './writer.ts';

export const surveyReportHandlers: Handlers<typeof surveyReportCalls> = {
  report: async ({ cid, surveyId, language, filter, by }, { db, now }) => {
    const [survey, conference] = await Promise.all([surveyOf(db, cid, surveyId), findForStaff(db, cid)]);
    if (!survey || !conference) return refuse('not_found');
    const all = await answersTo(db, surveyId);
    if (survey.anonymous && all.length < LEAST_SHOWN) return refuse('survey_too_few');
    const report = presentReport({ survey, conference, all, filter, by, language, now });
    if (!report) return refuse('survey_part_too_few');
    return { name: `survey-${surveyId}-${language}.pdf`, content: (await reportPdf(report)).toString('base64') };
  },
};
