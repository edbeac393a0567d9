import type { surveyResultCalls } from '@meetingapp/contract/survey/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { LEAST_SHOWN, resultsOf } from '@meetingapp/domain/survey/results.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { stateOf, surveyOf } from '../survey/queries.ts';
import { chosenPeople, presentGroupings, presentGroups, presentTexts } from './present.ts';
import { answersTo, exportedAnswers } from './queries.ts';
import { exportAnswers } from './writer-export.ts';

export const surveyResultHandlers: Handlers<typeof surveyResultCalls> = {
  results: async ({ cid, surveyId, filter, by, of }, { db, language, now }) => {
    const survey = await surveyOf(db, cid, surveyId);
    if (!survey) return refuse('not_found');
    const { items, anonymous } = survey;
    const label = (text: Bilingual) => pickLanguage(text, language);
    const all = await answersTo(db, surveyId);
    const { some, shown } = chosenPeople(all, filter, anonymous);
    const [grouping, grouped] = [items.find(({ code }) => code === by), items.find(({ code }) => code === of)];
    return {
      title: survey.title,
      state: stateOf(survey, now),
      anonymous,
      people: all.length,
      counted: shown ? some.length : null,
      items: shown ? resultsOf(items, some, label) : [],
      groupings: presentGroupings(items, label),
      // Groups of a part would be parts of parts: they are of all people.
      groups:
        grouping && grouped && filter === null && shown
          ? presentGroups({ by: grouping, of: grouped, people: all, anonymous, label })
          : [],
      texts: shown ? presentTexts(items, some) : [],
    };
  },

  export: async ({ cid, surveyId, format }, { db, language }) => {
    const survey = await surveyOf(db, cid, surveyId);
    if (!survey) return refuse('not_found');
    const rows = await exportedAnswers(db, surveyId);
    if (survey.anonymous && rows.length < LEAST_SHOWN) return refuse('survey_too_few');
    return { files: await exportAnswers({ survey, rows, format, language }) };
  },
};
