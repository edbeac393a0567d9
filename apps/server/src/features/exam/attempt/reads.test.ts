import { expect, it } from 'vitest';
import { examCalls } from '@meetingapp/contract/exam/attempt.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { answerOf, buildBank, buildExam } from '@meetingapp/demo/exam/exam.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { collectReads, cachePlans, stopAutovacuum } from '../../../testing/database/plans.ts';
import { saveAnswer } from './commands-answer.ts';
import { drawnItems } from './queries.ts';

const SIZE = 4;
const test = await testApp({ poolSize: SIZE });
const { db, pool } = test;
const societyId = await buildSociety(db);
await buildBank(db, societyId);
const cid = await buildConference(db, { societyId });
const examId = await buildExam(db, { cid, societyId });

const GROUP = 8;
/** Attempts of others before the plans are made, and afterwards. */
const BEFORE = 100;
const AFTERWARDS = 1000;

async function begun() {
  const who = await visitor(test);
  const { attemptId } = await test.call(examCalls.start, { examId }, { token: who.token });
  return { ...who, attemptId, items: await drawnItems(db, [attemptId]) };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const people = await Promise.all(Array.from({ length: GROUP }, begun));

/** All of them give an answer at one moment. */
async function answerTogether(seq: number): Promise<void> {
  const give = ({ accountId, attemptId, items: [item] }: Begun) => {
    if (!item) throw new Error('an exam without questions');
    const { position, content, arrangement } = item;
    const answer = answerOf(content.question, arrangement, true);
    const rest = { answer, flagged: false, seconds: 1, typedAt: null, now: new Date() };
    return saveAnswer(db, { accountId, attemptId, position, seq, ...rest });
  };
  for (const saved of await Promise.all(people.map(give))) expect(saved).toMatchObject({ ok: true, saved: true });
}

/** Others begin, with as many questions each. */
const othersBegin = (count: number) =>
  pool.query(
    `with person as (
      insert into account (name) select '' from generate_series(1, $2) returning id
    ), made as (
      insert into exam_attempt (exam_id, account_id, number, seed, state, started_at, ends_at, collect_at, items)
        select exam_id, person.id, 1, seed, state, started_at, ends_at, collect_at, items
          from exam_attempt as one, person where one.id = $1
        returning id
    )
    insert into exam_attempt_item (attempt_id, position, version_id, section, most, arrangement)
      select made.id, position, version_id, section, most, arrangement from exam_attempt_item as item, made where attempt_id = $1`,
    [people[0]?.attemptId, count],
  );

it('[S93] answers of a moment read the attempts of those who gave them, also when the plans were made in small tables', async () => {
  await stopAutovacuum(pool);
  await othersBegin(BEFORE);
  await pool.query('vacuum analyze');
  await cachePlans(pool, SIZE);
  let seq = 0;
  while (seq < 4 * SIZE) await answerTogether((seq += 1));
  await othersBegin(AFTERWARDS);
  const reads = await collectReads(pool, SIZE);
  reads();
  await answerTogether(seq + 1);
  const found = reads().filter(({ table }) => table.startsWith('exam_attempt'));
  expect(found).not.toEqual([]);
  expect(found.filter(({ rows }) => rows > BEFORE)).toEqual([]);
});
