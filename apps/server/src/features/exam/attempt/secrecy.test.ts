import { expect, it } from 'vitest';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import type { ItemContent, Question } from '@meetingapp/contract/exam/item.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExam, usualRules } from '@meetingapp/demo/exam/exam.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { smallestBody } from '../../../testing/smallest-body.ts';
import { saveItem, saveTopic } from '../bank/commands.ts';

const test = await testApp();
const { db } = test;

/** Texts that only the stored key, its reason and its ids contain; the numbers as words, because they are also parts of phone numbers. */
const secret =
  /zqkey|zqreason|zqsource|\b73125\b|\b4711\b|"right"|"regions"|"percent"|"tolerance"|"arrangement"|"seed"/;
/** Texts of the questions themselves. */
const question = /zqstem|zqoption|zqfile/;

const option = (id: string) => ({ id, text: both(`zqoption ${id.slice(5)}`, '') });
const options = [option('zqkey1'), option('zqkey2'), option('zqkey3')];
const picture = { address: '/files/zqfile', width: 10, height: 10, alt: both('zqstem', '') };
const simple = [
  { kind: 'single', options, right: 'zqkey2' },
  { kind: 'multiple', options, right: ['zqkey2'], partial: true },
  { kind: 'ordering', options, partial: true },
  {
    kind: 'matching',
    options,
    matches: options,
    right: { zqkey1: 'zqkey1', zqkey2: 'zqkey1', zqkey3: 'zqkey1' },
    partial: true,
  },
  { kind: 'spot', picture, regions: [{ shape: 'ellipse', x: 4711, y: 4711, rx: 10, ry: 10, percent: 100 }] },
  { kind: 'number', right: '73125', tolerance: '0', unit: '' },
] as const;
const questions = [
  ...simple,
  { kind: 'case', parts: simple.map((own, at) => ({ id: `zqkey${at}`, stem: both('zqstem', ''), question: own })) },
];

async function secretExam() {
  const societyId = await buildSociety(db);
  const topicId = (await saveTopic(db, societyId, { id: null, name: both('题', 'T') })) ?? 0;
  for (const [at, own] of questions.entries()) {
    const stored = JSON.parse(JSON.stringify(own)) as Question;
    const content: ItemContent = {
      stem: both('zqstem', ''),
      media: null,
      question: stored,
      reason: both('zqreason', ''),
    };
    const item = { code: `zqkey-${at}`, topicId, difficulty: 3, source: 'zqsource', content };
    await saveItem(db, { societyId, staffId: null, itemId: null, seen: null, item, now: new Date() });
  }
  const cid = await buildConference(db, { societyId });
  const rule = { topicId: null, kinds: [], from: 1, to: 5, count: questions.length };
  const rules = usualRules({ sections: [{ title: both('一', '1'), points: 1, pass: null, rules: [rule] }], pass: 7 });
  return { cid, examId: await buildExam(db, { cid, societyId, rules }) };
}

/** Answers of every call that a person or visitor may make, about this conference, exam and attempt. */
async function everyAnswer(token: string, ids: { cid: number; examId: number; attemptId: number }): Promise<string[]> {
  const answers: string[] = [];
  const known: Readonly<Record<string, number>> = { ...ids, idCode: ids.cid, id: ids.cid };
  for (const calls of Object.values(contract))
    for (const call of Object.values(calls) as Call[]) {
      if (call.path === examCalls.handIn.path || call.path.includes('logout')) continue;
      const body = smallestBody(call.body);
      const filled = Object.fromEntries(
        Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => [
          name,
          known[name] ?? value,
        ]),
      );
      answers.push(`${call.path} ${JSON.stringify(await test.attempt(call, filled, { token }))}`);
    }
  return answers;
}

it('[S93] no answer of any call holds a key before it may be known, or a question before the start', async () => {
  const { cid, examId } = await secretExam();
  const [early, writing] = [await visitor(test), await visitor(test)];
  const { attemptId } = await test.call(examCalls.start, { examId }, { token: writing.token });
  const before = await everyAnswer(early.token, { cid, examId, attemptId });
  expect(before.length).toBeGreaterThan(300);
  // `start` has been made among them, so the papers after it are excused of the questions, but never of the key.
  const unstarted = before.slice(
    0,
    before.findIndex((line) => line.startsWith(examCalls.start.path)),
  );
  expect(unstarted.filter((line) => question.test(line) || secret.test(line))).toEqual([]);
  expect(before.filter((line) => secret.test(line))).toEqual([]);
  const during = await everyAnswer(await test.logIn(writing.accountId), { cid, examId, attemptId });
  expect(during.filter((line) => secret.test(line))).toEqual([]);
  // The search finds what it looks for: the paper holds the questions, and the result its key.
  expect(during.some((line) => question.test(line))).toBe(true);
  const token = await test.logIn(writing.accountId);
  await test.call(examCalls.handIn, { attemptId }, { token });
  expect(JSON.stringify(await test.call(examCalls.result, { cid, attemptId }, { token }))).toMatch(secret);
});
