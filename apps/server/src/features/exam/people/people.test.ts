import { expect, it } from 'vitest';
import { examPeopleCalls as calls } from '@meetingapp/contract/exam/people.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAttempt, buildBank, buildExam, usualRules } from '@meetingapp/demo/exam/exam.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { rowsOfTask } from '../../../testing/tasks/task-rows.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
await buildBank(db, societyId);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)), language: 'zh' } as const;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** An exam that 林知远 passed and 苏曼青 failed, each registered. */
async function written() {
  const cid = await buildConference(db, { societyId });
  const usual = usualRules({ attempts: 1 });
  const rules = { ...usual, sections: usual.sections.map((section) => ({ ...section, pass: section.points })) };
  const examId = await buildExam(db, { cid, societyId, rules, opensAt: hours(-5), closesAt: hours(-1) });
  for (const [name, right] of [
    ['林知远', true],
    ['苏曼青', false],
  ] as const) {
    const accountId = await buildAccount(db, { name });
    await buildRegistration(db, cid, { accountId, name });
    await buildAttempt(db, { accountId, examId, at: hours(-4), minutes: 20, answers: () => right });
  }
  return { cid, examId, rules };
}

it('[O14] attempts are listed with their sections and time, and found by name, number and result', async () => {
  const { cid, examId, rules } = await written();
  const list = (filter: object = {}) => test.call(calls.people, { cid, examId, ...filter }, owner);
  const all = await list();
  expect(all).toMatchObject({ found: 2, total: 2 });
  expect(all.sections).toHaveLength(rules.sections.length);
  const [su, lin] = all.people;
  expect([su?.name, su?.passed, lin?.name, lin?.passed]).toEqual(['苏曼青', false, '林知远', true]);
  expect(lin).toMatchObject({ number: 1, state: 'finished', seconds: 1200, automatic: false });
  for (const one of all.people) {
    expect(one.sections.reduce((sum, { mark }) => sum + mark, 0)).toBe(one.mark);
    expect(one.sections.reduce((sum, { most }) => sum + most, 0)).toBe(one.most);
    for (const [at, { mark, passed }] of one.sections.entries()) {
      const { pass } = all.sections[at] ?? { pass: null };
      expect(passed).toBe(pass === null || mark >= pass * 100);
    }
  }
  const names = async (filter: object) => (await list(filter)).people.map(({ name }) => name);
  expect(await names({ words: '知远' })).toEqual(['林知远']);
  expect(await names({ words: su?.registration })).toEqual(['苏曼青']);
  expect(await names({ words: '%' })).toEqual([]);
  expect(await names({ outcome: 'passed' })).toEqual(['林知远']);
  expect(await names({ outcome: 'failed' })).toEqual(['苏曼青']);
  expect(await names({ outcome: 'running' })).toEqual([]);
  expect(await names({ outcome: 'automatic' })).toEqual([]);
});

it('[O14] what is listed is exported as a sheet, and another conference does not find the exam', async () => {
  const { cid, examId, rules } = await written();
  const { taskId } = await test.call(calls.exportPeople, { cid, examId, outcome: 'passed' }, owner);
  await test.work();
  const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, owner);
  expect(task.state).toBe('done');
  const rows = await rowsOfTask(test, cid, taskId, owner.token);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(expect.arrayContaining(['姓名', '报名编号', '第几次', '结果', '得分', '用时（分钟）']));
  expect(rows[0]).toHaveLength(9 + rules.sections.length);
  expect(rows[1]?.[0]).toBe('林知远');
  expect(rows[1]?.[3]).toBe('通过');
  expect(rows[1]?.at(-1)).toBe('20');

  const other = await buildConference(db, { societyId });
  expect(await test.attempt(calls.people, { cid: other, examId }, owner)).toMatchObject({ error: 'not_found' });
  expect(await test.attempt(calls.exportPeople, { cid: other, examId }, owner)).toMatchObject({ error: 'not_found' });
});
