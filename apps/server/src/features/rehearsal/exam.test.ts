import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { rehearsalCalls as calls } from '@meetingapp/contract/rehearsal/console.ts';
import { buildBank, buildExam, usualRules } from '@meetingapp/demo/exam/exam.ts';
import { plan, quick, rehearsalTest, verdictsOf, without } from '../../testing/conference/rehearsal.ts';

const { test, db, societyId, organiser, congress, countAll, rehearse } = await rehearsalTest();
await buildBank(db, societyId);
const withExam = { ...quick, exam: { ...plan.exam, on: true } };

async function congressWithExam(): Promise<number> {
  const cid = await congress();
  await buildExam(db, { cid, societyId, rules: usualRules({ audience: 'registered' }) });
  return cid;
}

it('[O22] an exam begins for all who have paid, each answer is in the tables, and nothing stays of it', async () => {
  const cid = await congressWithExam();
  const { exam } = await test.call(calls.setUp, { cid }, organiser);
  expect(exam).toEqual({ zh: '学分测试', en: 'Credit exam' });
  const before = await countAll();
  const run = await rehearse(cid, withExam);
  expect(run.figures?.exam).toMatchObject({ people: 40, unserved: 0, answers: 200, lost: 0, failures: 0 });
  expect(verdictsOf(run)).toMatchObject({
    examUnserved: 'pass',
    lostAnswers: 'pass',
    examFailures: 'pass',
  });
  expect(new Set(run.seconds.map(({ scenario }) => scenario))).toEqual(new Set(['rush', 'exam']));
  await test.call(calls.stop, { cid, rehearsalId: run.rehearsalId }, organiser);
  expect(without(await countAll())).toEqual(without(before));
}, 120_000);

it('[O22] an answer that was acknowledged and is not in the tables is lost, whatever was answered', async () => {
  await sql`create function lose_answers() returns trigger language plpgsql as $$ begin
      delete from exam_answer where attempt_id = new.id and position = 1;
      return null; end $$`.execute(db);
  await sql`create trigger lose_answers after update on exam_attempt for each row
    when (new.state = 'finished') execute function lose_answers()`.execute(db);
  try {
    const run = await rehearse(await congressWithExam(), withExam);
    expect(run.figures?.exam?.lost).toBe(40);
    expect(verdictsOf(run)).toMatchObject({ lostAnswers: 'fail', examFailures: 'pass' });
  } finally {
    await sql`drop trigger lose_answers on exam_attempt`.execute(db);
    await sql`drop function lose_answers`.execute(db);
  }
}, 120_000);

it('[O22] a conference that has published no exam cannot play one', async () => {
  const cid = await congress();
  expect((await test.call(calls.setUp, { cid }, organiser)).exam).toBeNull();
  expect(await test.attempt(calls.start, { cid, plan: withExam }, organiser)).toMatchObject({
    error: 'rehearsal_impossible',
  });
});
