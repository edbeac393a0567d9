import { expect, it } from 'vitest';
import { surveyCalls } from '@meetingapp/contract/survey/answer.ts';
import { surveyFollowUpCalls as calls } from '@meetingapp/contract/survey/follow-up.ts';
import type { SurveyContent } from '@meetingapp/contract/survey/survey.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { buildSurvey, usualContent } from '@meetingapp/demo/survey/survey.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staff = {
  token: await buildStaffToken(db, await buildStaff(db, societyId, { role: 'programme', email: 'r@example.org' })),
};
const opensAt = new Date(Date.now() - 3_600_000).toISOString();

/** A survey and three registered people, of whom the first has answered. */
async function asked(more: Partial<SurveyContent> = {}) {
  const cid = await buildConference(db, { societyId });
  const surveyId = await buildSurvey(db, cid, usualContent({ opensAt, audience: 'registered', ...more }), false);
  const people = [await visitor(test), await visitor(test), await visitor(test)];
  for (const { accountId } of people)
    await buildRegistration(db, cid, { accountId, name: `人${accountId}`, state: 'confirmed' });
  const answers = [{ code: 'overall', value: 'a' }];
  await test.call(
    surveyCalls.submit,
    { qid: surveyId, accessCode: more.accessCode ?? '', answers },
    { token: people[0]?.token ?? '' },
  );
  return { cid, surveyId, people };
}
const reminded = async (surveyId: number) =>
  (
    await db
      .selectFrom('notification')
      .select('account_id')
      .where('event', 'like', `survey-${surveyId}-reminder-%`)
      .orderBy('account_id')
      .execute()
  ).map(({ account_id }) => account_id);

it.each([true, false])(
  '[S90] those who have not answered are reminded once, by the mark alone (anonymous: %s)',
  async (anonymous) => {
    const { cid, surveyId, people } = await asked({ anonymous });
    const standing = () => test.call(calls.reminder, { cid, surveyId }, staff);
    expect(await standing()).toMatchObject({ people: 3, left: 2, lastAt: null, hindrance: null });
    const outcomes = await Promise.all([1, 2, 3].map(() => test.attempt(calls.remind, { cid, surveyId }, staff)));
    expect(outcomes.filter((outcome) => 'taskId' in outcome)).toHaveLength(1);
    expect(outcomes.filter((outcome) => 'error' in outcome && outcome.error === 'survey_reminded')).toHaveLength(2);
    await test.work();
    expect(await reminded(surveyId)).toEqual(people.slice(1).map(({ accountId }) => accountId));
    expect(await standing()).toMatchObject({ left: 2, hindrance: 'recent' });
    const labels = await db
      .selectFrom('task_row')
      .innerJoin('task', 'task.id', 'task_row.task_id')
      .select('label')
      .where('task.conference_id', '=', cid)
      .execute();
    expect(labels).toHaveLength(2);
    expect(labels.every(({ label }) => (label === '') === anonymous)).toBe(true);
  },
);

it('[S90] nobody is reminded of a closed survey, of one behind a code, or where all have answered', async () => {
  const code = await asked({ audience: 'code', accessCode: 'x' });
  expect(await test.attempt(calls.remind, { cid: code.cid, surveyId: code.surveyId }, staff)).toMatchObject({
    error: 'survey_no_list',
  });
  const { cid, surveyId } = await asked();
  await db
    .updateTable('survey')
    .set({ closes_at: new Date(Date.now() - 1000) })
    .where('id', '=', surveyId)
    .execute();
  expect(await test.attempt(calls.remind, { cid, surveyId }, staff)).toMatchObject({ error: 'survey_closed' });
  const all = await asked();
  await db.updateTable('registration').set({ state: 'cancelled' }).where('conference_id', '=', all.cid).execute();
  expect(await test.attempt(calls.remind, { cid: all.cid, surveyId: all.surveyId }, staff)).toMatchObject({
    error: 'survey_nobody_left',
  });
});

it('[S92] two surveys compare by key; an anonymous one that fewer than 5 answered shows nothing', async () => {
  const cid = await buildConference(db, { societyId });
  const build = async (anonymous: boolean, values: readonly string[]) => {
    const id = await buildSurvey(db, cid, usualContent({ opensAt, anonymous }), false);
    for (const value of values) {
      const { token } = await visitor(test);
      await test.call(
        surveyCalls.submit,
        { qid: id, accessCode: '', answers: [{ code: 'overall', value }] },
        { token },
      );
    }
    return id;
  };
  const before = await build(false, ['a', 'b']);
  const after = await build(false, ['a', 'a', 'a', 'b']);
  const compared = await test.call(calls.compare, { cid, surveyId: after, earlierId: before }, staff);
  expect(compared).toMatchObject({ before: { people: 2, enough: true }, after: { people: 4, enough: true } });
  const overall = compared.items.find(({ code }) => code === 'overall');
  expect(overall).toMatchObject({ measure: 'share', answeredBefore: 2, answeredAfter: 4 });
  expect(overall?.lines[0]).toMatchObject({ before: 50, after: 75, difference: 25 });
  const few = await build(true, ['a', 'a', 'b', 'b']);
  const hidden = await test.call(calls.compare, { cid, surveyId: few, earlierId: before }, staff);
  expect(hidden).toMatchObject({ after: { enough: false }, items: [] });
  const other = await buildConference(db, { societyId });
  expect(await test.attempt(calls.compare, { cid: other, surveyId: after, earlierId: before }, staff)).toMatchObject({
    error: 'not_found',
  });
});
