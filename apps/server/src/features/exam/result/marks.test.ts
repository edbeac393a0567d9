import { expect, it } from 'vitest';
import { examResultCalls } from '@meetingapp/contract/exam/result.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAttempt, buildBank, buildExam, usualRules } from '@meetingapp/demo/exam/exam.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const topics = await buildBank(db, societyId, { ecg: '/files/ecg.png' });
const options = { token: await buildStaffToken(db, await buildStaff(db, societyId)), language: 'en' } as const;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

const rules = usualRules({
  attempts: 1,
  pass: 3,
  sections: [
    {
      title: both('心电图', 'ECG'),
      points: 3,
      pass: null,
      rules: [
        { topicId: topics.ecg, kinds: ['spot'], from: 1, to: 5, count: 1 },
        { topicId: null, kinds: ['boolean'], from: 1, to: 5, count: 1 },
      ],
    },
  ],
});

it('[O14] where people marked a picture is counted by region, by place outside, and as nothing', async () => {
  const cid = await buildConference(db, { societyId });
  const examId = await buildExam(db, { cid, societyId, rules, opensAt: hours(-5), closesAt: hours(-1) });
  const given = [true, true, true, false, null];
  for (const [at, right] of given.entries())
    await buildAttempt(db, {
      accountId: await buildAccount(db, {}),
      examId,
      at: hours(-4),
      minutes: 10 + at,
      answers: () => right,
    });
  const { items } = await test.call(examResultCalls.figures, { cid, examId }, options);
  const spot = items.find(({ question }) => question.kind === 'spot')!;
  const asked = { cid, examId, versionId: spot.versionId };
  const { spots } = await test.call(examResultCalls.marks, asked, options);
  expect(spots).toMatchObject([{ part: '', people: 5, unmarked: 1 }]);
  const [map] = spots;
  if (spot.question.kind !== 'spot') throw new Error('no picture');
  const full = spot.question.regions.findIndex(({ percent }) => percent === 100);
  expect(map?.regions[full]).toBe(3);
  expect(map?.ninths).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(map?.points.map(({ count }) => count)).toEqual([3, 1]);
  const other = items.find(({ question }) => question.kind === 'boolean')!;
  expect(await test.call(examResultCalls.marks, { ...asked, versionId: other.versionId }, options)).toMatchObject({
    spots: [],
  });
  const elsewhere = await buildConference(db, { societyId });
  expect(await test.attempt(examResultCalls.marks, { ...asked, cid: elsewhere }, options)).toMatchObject({
    error: 'not_found',
  });
});
