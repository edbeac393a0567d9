import { defineTask, type TaskRow, type TaskRun } from '../../../jobs/task.ts';
import { findForStaff } from '../../conference/queries.ts';
import { doneBy, wasAtSession } from '../answer/queries.ts';
import { stateOf, surveyOf, type SurveyRow } from '../survey/queries.ts';
import { remindPerson } from './commands.ts';
import { peopleLeft } from './queries.ts';

const PAGE = 500;
type Run = TaskRun<'survey.remind'>;

/**
 * Reminds registered people who may answer a survey and have not. A person is reminded at most once a day. Of an anonymous survey no row
 * says who was reminded: that would tell staff who has not answered.
 */
export const remindOfSurvey = defineTask('survey.remind', async (run) => {
  const { db, input, conferenceId } = run;
  const cid = conferenceId ?? 0;
  const [survey, conference] = await Promise.all([surveyOf(db, cid, input.surveyId), findForStaff(db, cid)]);
  if (!survey || !conference) return;
  await run.rows(rows(run, survey), async (accountId, transaction) => {
    // Answered, or closed, since the rows were read.
    if (stateOf(survey, run.clock()) !== 'open' || (await doneBy(transaction, accountId, [survey.id])).length > 0)
      return null;
    await remindPerson(transaction, { accountId, survey, conference: conference.title, day: input.day });
    return null;
  });
});

async function* rows({ db }: Run, survey: SurveyRow): AsyncGenerator<TaskRow<number>> {
  for (let after = 0; ;) {
    const page = await peopleLeft(db, { cid: survey.conference_id, surveyId: survey.id, after, limit: PAGE });
    for (const { id, name } of page) {
      const { audience, session_id: sessionId } = survey;
      if (audience === 'session' && (sessionId === null || !(await wasAtSession(db, id, sessionId)))) continue;
      // The number stays the same when the task goes on after an end of the server, though others have answered meanwhile.
      yield { number: id, label: survey.anonymous ? '' : name, item: id };
    }
    if (page.length < PAGE) return;
    after = page.at(-1)?.id ?? after;
  }
}
