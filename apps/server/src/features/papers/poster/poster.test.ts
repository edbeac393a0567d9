import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { posterCalls as calls } from '@meetingapp/contract/papers/poster.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildAcceptedPaper } from '@meetingapp/demo/papers/accepted.ts';
import { buildPaperCall } from '@meetingapp/demo/papers/papers.ts';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { crowd, tally } from '../../../testing/race/crowd.ts';
import { meeting } from '../../../testing/race/meeting.ts';
import { type holdVoter, votePoster } from './commands.ts';

const test = await testApp({ poolSize: 16 });
const { db } = test;
const societyId = await buildSociety(db);

async function hall(count = 5, votesEach = 2) {
  const cid = await buildConference(db, { societyId });
  await buildPaperCall(db, cid, { votesEach, voteUntil: new Date(Date.now() + 3_600_000) });
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await buildAcceptedPaper(db, cid));
  return { cid, ids, id: ids[0] ?? 0 };
}
const opinions = async (cid: number, token?: string) =>
  (await test.call(calls.opinions, { cid }, token === undefined ? {} : { token })).opinions;
const votesOf = async (cid: number, accountId: number) =>
  (
    await db
      .selectFrom('poster_vote')
      .select('paper_id')
      .where('conference_id', '=', cid)
      .where('account_id', '=', accountId)
      .execute()
  ).length;

describe('likes', () => {
  it('[S73] one person counts once, however often and fast they press, and may withdraw it', async () => {
    const { cid, id } = await hall();
    const people = await crowd(test, 12);
    await Promise.all(
      people.flatMap(({ token }) => [1, 2, 3].map(() => test.call(calls.like, { cid, id, on: true }, { token }))),
    );
    expect((await opinions(cid)).likes).toEqual([{ id, count: 12 }]);
    const [first] = people;
    expect((await opinions(cid, first?.token)).liked).toEqual([id]);
    expect(await test.call(calls.like, { cid, id, on: false }, { token: first?.token ?? '' })).toMatchObject({
      count: 11,
    });
    expect((await opinions(cid, first?.token)).liked).toEqual([]);
  });

  it('[S73] needs a log-in, and a public poster', async () => {
    const { cid, id } = await hall(1);
    const { token } = await visitor(test);
    expect(await test.attempt(calls.like, { cid, id, on: true })).toMatchObject({ error: 'session_invalid' });
    const hidden = await buildAcceptedPaper(db, cid, { told: false });
    const oral = await buildAcceptedPaper(db, cid, { decision: 'oral' });
    const other = await hall(1);
    for (const [at, one] of [
      [cid, hidden],
      [cid, oral],
      [cid, other.id],
      [other.cid, id],
    ] as const)
      expect(await test.attempt(calls.like, { cid: at, id: one, on: true }, { token })).toMatchObject({
        error: 'poster_unknown',
      });
  });
});

describe('the vote', () => {
  it('[S74] nobody exceeds their votes, also from many phones at once', async () => {
    const { cid, ids } = await hall(6, 2);
    const { token, accountId } = await visitor(test);
    const answers = await Promise.all(ids.map((id) => test.attempt(calls.vote, { cid, id, on: true }, { token })));
    expect(tally(answers)).toEqual({ ok: 2, votes_used: 4 });
    expect(await votesOf(cid, accountId)).toBe(2);
  });

  it('[S74] without the lock the same people exceed their votes', async () => {
    const { cid, ids } = await hall(6, 2);
    const { accountId } = await visitor(test);
    const meet = meeting(ids.length);
    // Each decides by what was there before any of them voted.
    const unlocked: typeof holdVoter = async (transaction, voter) => {
      await sql`set transaction isolation level repeatable read`.execute(transaction);
      await sql`select from account where id = ${voter}`.execute(transaction);
      await meet();
    };
    await Promise.all(ids.map((id) => votePoster(db, { cid, id, accountId, on: true, now: new Date() }, unlocked)));
    expect(await votesOf(cid, accountId)).toBe(6);
  });

  it('[S74] a vote can be withdrawn and given to another poster, until the end by the server’s clock', async () => {
    const { cid, ids, id } = await hall(3, 1);
    const { token } = await visitor(test);
    const vote = (one: number, on: boolean) => test.attempt(calls.vote, { cid, id: one, on }, { token });
    expect(await vote(id, true)).toMatchObject({ voted: [id] });
    expect(await vote(id, true)).toMatchObject({ voted: [id] });
    expect(await vote(ids[1] ?? 0, true)).toMatchObject({ error: 'votes_used' });
    await vote(id, false);
    expect(await vote(ids[1] ?? 0, true)).toMatchObject({ voted: [ids[1]] });
    await db
      .updateTable('paper_call')
      .set({ vote_until: new Date(Date.now() - 1) })
      .where('conference_id', '=', cid)
      .execute();
    expect(await vote(ids[1] ?? 0, false)).toMatchObject({ error: 'vote_over' });
  });

  it('[S74] the count is hidden until the vote has ended', async () => {
    const { cid, id } = await hall();
    const { token } = await visitor(test);
    await test.call(calls.vote, { cid, id, on: true }, { token });
    expect(await opinions(cid, token)).toMatchObject({ votes: null, voteOpen: true, voted: [id] });
    await db
      .updateTable('paper_call')
      .set({ vote_until: new Date(Date.now() - 1) })
      .where('conference_id', '=', cid)
      .execute();
    expect(await opinions(cid)).toMatchObject({ votes: [{ id, count: 1 }], voteOpen: false, voted: [] });
  });
});

describe('questions about a poster', () => {
  it('[S74] need a log-in, and are answered by the submitter, not by others', async () => {
    const cid = await buildConference(db, { societyId });
    const [author, asker] = [await visitor(test), await visitor(test)];
    const id = await buildAcceptedPaper(db, cid, { accountId: author.accountId });
    expect(await test.attempt(calls.ask, { cid, id, question: '样本量？' })).toMatchObject({
      error: 'session_invalid',
    });
    const { questions } = await test.call(calls.ask, { cid, id, question: ' 样本量？ ' }, { token: asker.token });
    expect(questions).toMatchObject([{ question: '样本量？', askedBy: '周晓晴', mine: true, answer: '' }]);
    const answer = { cid, id, questionId: questions[0]?.id ?? 0, answer: '一百二十例' };
    expect(await test.attempt(calls.answer, answer, { token: asker.token })).toMatchObject({ error: 'not_yours' });
    expect(await test.call(calls.answer, answer, { token: author.token })).toMatchObject({
      questions: [{ answer: '一百二十例' }],
    });
    expect(await test.call(calls.questions, { cid, id }, { token: author.token })).toMatchObject({ mayAnswer: true });
    await db.updateTable('poster_question').set({ state: 'hidden' }).where('paper_id', '=', id).execute();
    expect(await test.call(calls.questions, { cid, id })).toMatchObject({ questions: [], mayAnswer: false });
  });

  it('[S74] are rate-limited: ten within ten minutes', async () => {
    const { cid, id } = await hall(1);
    const { token } = await visitor(test);
    const ask = () => test.attempt(calls.ask, { cid, id, question: '？' }, { token });
    for (let time = 0; time < 10; time += 1) expect(await ask()).toMatchObject({ code: 0 });
    expect(await ask()).toMatchObject({ error: 'asked_too_often' });
  });
});
