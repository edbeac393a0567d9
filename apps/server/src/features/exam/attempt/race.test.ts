import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { answerOf, buildBank, buildExam } from '@meetingapp/demo/exam/exam.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { meeting } from '../../../testing/race/meeting.ts';
import { collectAttempt, handIn, markAttempt } from './commands-finish.ts';
import { saveAnswer } from './commands-answer.ts';
import { attemptsOf, drawnItems } from './queries.ts';

const test = await testApp({ poolSize: 24 });
const { db } = test;
const societyId = await buildSociety(db);
await buildBank(db, societyId);
const cid = await buildConference(db, { societyId });
const examId = await buildExam(db, { cid, societyId });

async function begun() {
  const who = await visitor(test);
  const { attemptId } = await test.call(examCalls.start, { examId }, { token: who.token });
  return { ...who, attemptId, items: await drawnItems(db, [attemptId]) };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const answerAll = ({ accountId, attemptId, items }: Begun) =>
  Promise.all(
    items.map(({ position, content, arrangement }) => {
      const answer = answerOf(content.question, arrangement, true);
      return saveAnswer(db, {
        accountId,
        attemptId,
        position,
        seq: 1,
        answer,
        flagged: false,
        seconds: 1,
        typedAt: null,
        now: new Date(),
      });
    }),
  );

/** Marks of the answers that are stored, and the result. */
async function stored({ accountId, attemptId }: Begun) {
  const attempt = (await attemptsOf(db, accountId, [examId])).find(({ id }) => id === attemptId);
  const items = await drawnItems(db, [attemptId]);
  const { rules } = await db.selectFrom('exam').select('rules').where('id', '=', examId).executeTakeFirstOrThrow();
  return { attempt, marked: markAttempt(items, rules, new Map()).result.mark, items };
}

describe('[S93] at the same moment', () => {
  it('two devices begin one attempt, ten times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const who = await visitor(test);
      const tokens = [who.token, await test.logIn(who.accountId), await test.logIn(who.accountId)];
      const answers = await Promise.all(tokens.map((token) => test.call(examCalls.start, { examId }, { token })));
      expect(new Set(answers.map(({ attemptId }) => attemptId)).size).toBe(1);
      expect(await attemptsOf(db, who.accountId, [examId])).toHaveLength(1);
    }
  });

  it('two devices answer one question: one is saved, the other learns of it', async () => {
    const who = await begun();
    const give = (value: boolean) =>
      saveAnswer(db, {
        ...who,
        position: 1,
        seq: 1,
        answer: { kind: 'boolean', value },
        flagged: false,
        seconds: 1,
        typedAt: null,
        now: new Date(),
      });
    const both = await Promise.all([give(true), give(false)]);
    expect(both.filter((one) => one.ok && one.saved)).toHaveLength(1);
    const [first] = await drawnItems(db, [who.attemptId]);
    for (const one of both) expect(one).toMatchObject({ ok: true, answer: first?.answer });
  });

  it('handing in marks every answer that was acknowledged, also one that arrives meanwhile', async () => {
    for (let round = 0; round < 10; round += 1) {
      const who = await begun();
      const [answers] = await Promise.all([answerAll(who), handIn(db, { ...who, now: new Date() })]);
      const { attempt, marked, items } = await stored(who);
      expect(attempt?.mark).toBe(marked);
      const acknowledged = answers.filter((one) => one.ok && one.saved).length;
      expect(items.filter(({ answer }) => answer !== null)).toHaveLength(acknowledged);
    }
  });

  it('answers of many people arrive together: each is saved as its own, and one that is overtaken learns of it', async () => {
    const people = [await begun(), await begun(), await begun()];
    const give = (who: Begun, position: number, seq: number) =>
      saveAnswer(db, {
        ...who,
        position,
        seq,
        answer: { kind: 'boolean', value: seq === 2 },
        flagged: position === 1,
        seconds: position,
        typedAt: null,
        now: new Date(),
      });
    const all = people.flatMap((who) => who.items.map(({ position }) => ({ who, position })));
    const outcomes = await Promise.all(
      all.flatMap(({ who, position }) => [give(who, position, 1), give(who, position, 2)]),
    );
    expect(outcomes.filter((one) => one.ok && one.seq === 2)).toHaveLength(
      outcomes.filter((_, at) => at % 2 === 1).length,
    );
    for (const who of people)
      for (const { position, answer } of await drawnItems(db, [who.attemptId]))
        expect({ position, answer }).toEqual({ position, answer: { kind: 'boolean', value: true } });
    // Another person's attempt, an unknown question, and one after the end: none is saved, and none keeps the others from being saved.
    const [one, other] = [people[0]!, people[1]!];
    const late = { ...one, position: 1, seq: 9, answer: null, flagged: false, seconds: 0, typedAt: null };
    const refused = await Promise.all([
      saveAnswer(db, { ...late, accountId: other.accountId, now: new Date() }),
      saveAnswer(db, { ...late, position: 999, now: new Date() }),
      saveAnswer(db, { ...late, now: new Date(Date.now() + 41 * 60_000) }),
      give(one, 2, 3),
    ]);
    expect(refused.map(({ ok }) => ok)).toEqual([false, false, false, true]);
  });

  it('an attempt that is being handed in does not hold up the answers of others', async () => {
    const [held, free] = [await begun(), await begun()];
    const give = (who: Begun) =>
      saveAnswer(db, {
        ...who,
        position: 1,
        seq: 1,
        answer: null,
        flagged: true,
        seconds: 0,
        typedAt: null,
        now: new Date(),
      });
    const waiting = await db.transaction().execute(async (transaction) => {
      await sql`select from exam_attempt where id = ${held.attemptId} for update`.execute(transaction);
      const own = give(held);
      expect(await give(free)).toMatchObject({ ok: true, saved: true });
      return { own };
    });
    expect(await waiting.own).toMatchObject({ ok: true, saved: true });
  });

  it('handing in and the end of the time mark an attempt once', async () => {
    const who = await begun();
    await answerAll(who);
    const late = new Date(Date.now() + 41 * 60_000);
    await Promise.all([
      handIn(db, { ...who, now: late }),
      collectAttempt(db, who.attemptId, late),
      handIn(db, { ...who, now: late }),
    ]);
    const { attempt, marked } = await stored(who);
    expect(attempt).toMatchObject({ state: 'finished', mark: marked, automatic: true, passed: true });
  });

  it('without the lock of an answer, an acknowledged answer is not marked: the control', async () => {
    const who = await begun();
    const arrive = meeting(2);
    const item = who.items[0]!;
    const answer = JSON.stringify(answerOf(item.content.question, item.arrangement, true));
    // The same answer, without `for share`: it reads that the attempt runs, and writes after it was marked.
    const unlocked = db.transaction().execute(async (transaction) => {
      const { rows } = await sql`select id from exam_attempt where id = ${who.attemptId} and state = 'running'`.execute(
        transaction,
      );
      await arrive();
      await handing;
      if (rows.length > 0)
        await sql`insert into exam_answer (attempt_id, position, answer, seq, arrived_at)
          values (${who.attemptId}, 1, ${answer}::jsonb, 1, now())`.execute(transaction);
    });
    const handing = arrive().then(() => handIn(db, { ...who, now: new Date() }));
    await unlocked;
    const { attempt, marked } = await stored(who);
    expect(marked).toBeGreaterThan(attempt?.mark ?? 0);
  });
});
