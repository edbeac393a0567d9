import { describe, expect, it } from 'vitest';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { counts } from '@meetingapp/domain/exam/attempts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { answerOf, buildBank, buildExam, usualRules, type ExamInput } from '@meetingapp/demo/exam/exam.ts';
import { testApp } from '../../../testing/app.ts';
import { paidRegistration, smallCongress, visitor, type Visitor } from '../../../testing/congress.ts';
import { collectDue } from './commands-finish.ts';
import { drawnItems, passedExams } from './queries.ts';

const test = await testApp();
const { db, clock } = test;
const societyId = await buildSociety(db);
await buildBank(db, societyId);
const base = new Date();
const after = (minutes: number) => new Date(base.getTime() + minutes * 60_000);

async function exam(more: Partial<ExamInput> = {}) {
  clock.now = base;
  const cid = await buildConference(db, { societyId });
  const examId = await buildExam(db, { cid, societyId, now: base, ...more });
  return { cid, examId, who: await visitor(test) };
}
const as = ({ token }: Visitor) => ({ token, language: 'zh' as const });
const begin = async (examId: number, who: Visitor) => {
  const { attemptId } = await test.call(examCalls.start, { examId }, as(who));
  return { attemptId, items: await drawnItems(db, [attemptId]) };
};
type Started = Awaited<ReturnType<typeof begin>>;

const answer = (who: Visitor, { attemptId, items }: Started, position: number, more: object = {}) => {
  const item = items[position - 1]!;
  return test.attempt(
    examCalls.answer,
    {
      attemptId,
      position,
      seq: 1,
      answer: answerOf(item.content.question, item.arrangement, true),
      flagged: false,
      seconds: 20,
      typedAt: null,
      ...more,
    },
    as(who),
  );
};
const answerAll = async (who: Visitor, started: Started, most = 99) => {
  for (const { position } of started.items) if (position <= most) await answer(who, started, position);
};

describe('[S93] an exam', () => {
  it('draws a paper that stays the same after a reload and on a second device', async () => {
    const { examId, who } = await exam();
    const { attemptId } = await begin(examId, who);
    const first = await test.call(examCalls.paper, { attemptId }, as(who));
    expect(first.items).toHaveLength(10);
    await test.attempt(
      examCalls.answer,
      {
        attemptId,
        position: 3,
        seq: 1,
        answer: { kind: 'spot', x: 1, y: 2 },
        flagged: true,
        seconds: 4,
        typedAt: null,
      },
      as(who),
    );
    const phone = { ...who, token: await test.logIn(who.accountId) };
    expect((await test.call(examCalls.start, { examId }, as(phone))).attemptId).toBe(attemptId);
    const second = await test.call(examCalls.paper, { attemptId }, as(phone));
    const blank = (items: typeof first.items) =>
      items.map((item) => ({ ...item, answer: null, seq: 0, flagged: false }));
    expect(blank(second.items)).toEqual(blank(first.items));
    expect(second.items[2]).toMatchObject({ answer: { kind: 'spot', x: 1, y: 2 }, seq: 1, flagged: true });
  });

  it('gives different people different papers and orders', async () => {
    const { examId, who } = await exam();
    const one = await begin(examId, who);
    const other = await begin(examId, await visitor(test));
    const shape = ({ items }: Started) =>
      JSON.stringify(items.map(({ version_id, arrangement }) => [version_id, arrangement]));
    expect(shape(one)).not.toBe(shape(other));
  });

  it('is not found by others: neither its paper, nor its result, nor a place for an answer', async () => {
    const { cid, examId, who } = await exam();
    const started = await begin(examId, who);
    const thief = await visitor(test);
    const { attemptId } = started;
    for (const refusal of [
      await test.attempt(examCalls.paper, { attemptId }, as(thief)),
      await test.attempt(examCalls.handIn, { attemptId }, as(thief)),
      await test.attempt(examCalls.result, { cid, attemptId }, as(thief)),
      await answer(thief, started, 1),
    ])
      expect(refusal).toMatchObject({ error: 'not_found' });
    expect((await drawnItems(db, [attemptId]))[0]?.answer).toBeNull();
  });

  it('saves a repeated answer once, and does not let an overtaken device write over a newer one', async () => {
    const { examId, who } = await exam();
    const started = await begin(examId, who);
    expect(await answer(who, started, 1)).toMatchObject({ saved: true, seq: 1 });
    expect(await answer(who, started, 1)).toMatchObject({ saved: true, seq: 1 });
    const newer = { seq: 2, answer: { kind: 'spot', x: 5, y: 5 } };
    expect(await answer(who, started, 1, newer)).toMatchObject({ saved: true, seq: 2 });
    expect(await answer(who, started, 1, newer)).toMatchObject({ saved: true, seq: 2 });
    // Another device, which knew of the first answer only.
    expect(await answer(who, started, 1, { seq: 2, answer: { kind: 'boolean', value: true } })).toMatchObject({
      saved: false,
      seq: 2,
      answer: { kind: 'spot', x: 5, y: 5 },
    });
    expect(await answer(who, started, 1, { seq: 3, answer: null })).toMatchObject({
      saved: true,
      seq: 3,
      answer: null,
    });
  });

  it('ends by the clock of the server, whatever the device claims', async () => {
    const { examId, who } = await exam();
    const started = await begin(examId, who);
    clock.now = after(39.9);
    expect(await answer(who, started, 1, { typedAt: '2020-01-01T00:00:00Z' })).toMatchObject({ saved: true });
    clock.now = after(40);
    expect(await answer(who, started, 2, { typedAt: after(1).toISOString() })).toMatchObject({ error: 'exam_over' });
    // A repetition of what was acknowledged stays acknowledged.
    expect(await answer(who, started, 1)).toMatchObject({ saved: true });
    expect(await answer(who, started, 1, { seq: 2 })).toMatchObject({ error: 'exam_over' });
  });

  it('counts what was typed without a network by when it was typed only where the organiser allows it', async () => {
    const { examId, who } = await exam({ rules: usualRules({ offline: 30 }) });
    const started = await begin(examId, who);
    const cases = [
      { now: 39, typed: null },
      { now: 41, typed: null },
      { now: 41, typed: 39.99 },
      { now: 69.9, typed: 0 },
      { now: 41, typed: 40 },
      { now: 41, typed: -0.1 },
      { now: 70, typed: 39 },
    ];
    for (const [at, { now, typed }] of cases.entries()) {
      clock.now = after(now);
      const typedAt = typed === null ? null : after(typed);
      const allowed = counts({ startedAt: base, endsAt: after(40), offline: 30, typedAt, now: clock.now });
      const reply = await answer(who, started, at + 1, { typedAt: typedAt?.toISOString() ?? null });
      expect([at, 'saved' in reply && reply.saved]).toEqual([at, allowed]);
    }
  });

  it('begins only while it is open, while attempts are left and after the waiting time', async () => {
    const rules = usualRules({ attempts: 2, wait: 60 });
    const { examId, who } = await exam({ rules, opensAt: after(10), closesAt: after(600) });
    const start = () => test.attempt(examCalls.start, { examId }, as(who));
    expect(await start()).toMatchObject({ error: 'exam_not_open' });
    clock.now = after(10);
    await test.call(examCalls.handIn, { attemptId: (await begin(examId, who)).attemptId }, as(who));
    expect(await start()).toMatchObject({ error: 'exam_waiting' });
    clock.now = after(70);
    await test.call(examCalls.handIn, { attemptId: (await begin(examId, who)).attemptId }, as(who));
    clock.now = after(200);
    expect(await start()).toMatchObject({ error: 'exam_used_up' });
    clock.now = after(600);
    expect(await test.attempt(examCalls.start, { examId }, as(await visitor(test)))).toMatchObject({
      error: 'exam_closed',
    });
  });

  it('of registered people refuses others, before and at the start', async () => {
    clock.now = base;
    const { cid, feeId } = await smallCongress(db, { societyId });
    const examId = await buildExam(db, { cid, societyId, rules: usualRules({ audience: 'registered' }), now: base });
    const stranger = await visitor(test);
    expect((await test.call(examCalls.exams, { cid }, as(stranger))).exams).toMatchObject([
      { hindrance: 'exam_not_registered' },
    ]);
    expect(await test.attempt(examCalls.start, { examId }, as(stranger))).toMatchObject({
      error: 'exam_not_registered',
    });
    clock.now = new Date();
    const { who } = await paidRegistration(test, cid, feeId);
    expect(await test.attempt(examCalls.start, { examId }, as(who))).toMatchObject({ code: 0 });
  });
});

describe('[S94] [S95] [S96] a result', () => {
  it('is passed with all answers right, and is evidence once, by the first attempt that passed', async () => {
    const { cid, examId, who } = await exam();
    const started = await begin(examId, who);
    await answerAll(who, started);
    clock.now = after(21);
    expect(await test.call(examCalls.handIn, { attemptId: started.attemptId }, as(who))).toMatchObject({
      passed: true,
    });
    expect(await test.call(examCalls.handIn, { attemptId: started.attemptId }, as(who))).toMatchObject({
      passed: true,
    });
    const shown = await test.call(examCalls.result, { cid, attemptId: null }, as(who));
    expect(shown).toMatchObject({
      passed: true,
      automatic: false,
      number: 1,
      result: { mark: 3800, most: 3800, pass: 2400, right: 10, items: 10, seconds: 1260 },
      card: { hindrance: 'exam_passed', passed: true },
    });
    expect(await passedExams(db, cid, [who.accountId])).toMatchObject([
      { examId, attemptId: started.attemptId, mark: 3800, passedAt: after(21) },
    ]);
    expect(await passedExams(db, cid, [1])).toEqual([]);
  });

  it('is failed with too few points; topics come weakest first with right answers and reasons', async () => {
    const { cid, examId, who } = await exam();
    const started = await begin(examId, who);
    await answerAll(who, started, 4);
    await test.call(examCalls.handIn, { attemptId: started.attemptId }, as(who));
    const shown = await test.call(examCalls.result, { cid, attemptId: started.attemptId }, as(who));
    expect(shown).toMatchObject({
      passed: false,
      result: { mark: 1200 },
      card: { hindrance: 'exam_waiting', nextFrom: after(120).toISOString() },
    });
    const topics = shown.result?.topics ?? [];
    const shares = topics.map(({ mark, most }) => mark / most);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    const reviewed = topics.flatMap((topic) => topic.reviewed);
    expect(reviewed).toHaveLength(10);
    expect(reviewed.every(({ right, reason }) => right.length > 0 && reason !== '')).toBe(true);
    expect(reviewed.filter(({ given }) => given.length > 0)).toHaveLength(4);
    for (const { given, right, mark } of reviewed) if (mark > 0) expect(given).toEqual(right);
  });

  it('hides what the organiser hides', async () => {
    const rules = usualRules({
      shown: { score: false, topics: false, answers: false, reasons: false, from: 'attempt' },
    });
    const { cid, examId, who } = await exam({ rules });
    const { attemptId } = await begin(examId, who);
    await test.call(examCalls.handIn, { attemptId }, as(who));
    const shown = await test.call(examCalls.result, { cid, attemptId }, as(who));
    expect(shown).toMatchObject({ passed: false, result: null, answersFrom: 'never', past: [{ mark: null }] });
  });

  it('is taken automatically with what was saved when the time is over', async () => {
    const { cid, examId, who } = await exam();
    const started = await begin(examId, who);
    await answerAll(who, started, 2);
    clock.now = after(40);
    const shown = () => test.call(examCalls.result, { cid, attemptId: started.attemptId }, as(who));
    expect(await shown()).toMatchObject({ state: 'marking', passed: null, result: null });
    await collectDue(db, clock.now);
    expect(await shown()).toMatchObject({
      state: 'finished',
      passed: false,
      automatic: true,
      finishedAt: after(40).toISOString(),
      result: { mark: 600 },
    });
    await collectDue(db, after(50));
    expect(await test.call(examCalls.handIn, { attemptId: started.attemptId }, as(who))).toMatchObject({
      passed: false,
    });
  });

  it('of a paper in the other language reads in that language', async () => {
    const { examId, who } = await exam();
    const { attemptId } = await begin(examId, who);
    const { items } = await test.call(examCalls.paper, { attemptId }, { ...as(who), language: 'en' });
    expect(JSON.stringify(items.map(({ answer: _answer, ...item }) => item))).not.toMatch(/\p{Script=Han}/u);
  });
});
