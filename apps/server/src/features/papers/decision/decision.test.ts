import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { decisionCalls as calls, letterCalls } from '@meetingapp/contract/papers/decision.ts';
import { reviewCalls } from '@meetingapp/contract/papers/review.ts';
import { reviewerCalls } from '@meetingapp/contract/papers/assignment.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildReview, buildReviewer, reviewCriteria } from '@meetingapp/demo/papers/reviews.ts';
import { buildPaper, buildPaperCall, buildPaperTopic, type PaperInput } from '@meetingapp/demo/papers/papers.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { placesOf } from '@meetingapp/domain/papers/ranking.ts';
import { addJob } from '../../../jobs/queue.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const byNumber = (one: number, other: number): number => one - other;
const societyId = await buildSociety(db);
let people = 0;

async function congress() {
  const cid = await buildConference(db, { societyId, title: both('华东心脏论坛', 'East Heart Forum') });
  await buildPaperCall(db, cid);
  const criteria = JSON.stringify(reviewCriteria);
  await db.updateTable('paper_call').set({ criteria }).where('conference_id', '=', cid).execute();
  people += 1;
  const wish = { role: 'organiser', conferenceId: cid, email: `org${people}@own.example` } as const;
  const token = await buildStaffToken(db, await buildStaff(db, societyId, wish));
  const reviewer = await buildReviewer(db, societyId, cid, { email: `rev${people}@own.example` });
  return { cid, token, reviewer };
}
const paperOf = (paperId: number) =>
  db.selectFrom('paper').selectAll().where('id', '=', paperId).executeTakeFirstOrThrow();

/** Papers, each with one completed review with this total in hundredths. */
async function scored(
  cid: number,
  reviewer: number,
  totals: readonly number[],
  wish: PaperInput = {},
): Promise<number[]> {
  const ids = [];
  for (const total of totals) {
    const { paperId } = await buildPaper(db, cid, { state: 'in_review', ...wish });
    await buildReview(db, paperId, reviewer, { state: 'done', total });
    ids.push(paperId);
  }
  return ids;
}

describe('[O11] the ranking', () => {
  it('follows the ranks of the rule, ties included, and finds the committee’s criteria', async () => {
    const { cid, token, reviewer } = await congress();
    const totals = [800, 750, 800, 620, 910];
    const ids = await scored(cid, reviewer, totals);
    const { paperId: without } = await buildPaper(db, cid, { title: both('没有评审', 'Nothing yet') });
    await buildPaper(db, cid, { state: 'draft' });
    const { papers, total } = await test.call(calls.ranking, { cid }, { token });
    expect(total).toBe(6);
    const places = placesOf([...totals, null]);
    const found = new Map(papers.map(({ id, rank }) => [id, rank]));
    expect([...ids, without].map((id) => found.get(id))).toEqual(places);
    const filter = { least: 750, below: 910 };
    expect((await test.call(calls.found, { cid, filter }, { token })).ids.toSorted(byNumber)).toEqual(
      ids.slice(0, 3).toSorted(byNumber),
    );
    const words = { words: 'nothing y' };
    expect((await test.call(calls.ranking, { cid, filter: words }, { token })).papers).toMatchObject([{ id: without }]);
    expect((await test.call(calls.ranking, { cid, filter: { words: '%' } }, { token })).total).toBe(0);
  });

  it('[O11] takes as many queries for two thousand papers as for one, and is fast', async () => {
    const { cid, token, reviewer } = await congress();
    // Counts bound statements: all except those that begin and end transactions.
    const statements = vi.spyOn(pg.Connection.prototype, 'bind');
    const counted = async (work: () => Promise<unknown>) => {
      const before = statements.mock.calls.length;
      await work();
      return statements.mock.calls.length - before;
    };
    const asked = async () => [
      await counted(() => test.call(calls.ranking, { cid, filter: { least: 500 } }, { token })),
      await counted(() => test.call(reviewerCalls.reviewers, { cid }, { token })),
      await counted(() => test.call(reviewerCalls.planReviews, { cid }, { token })),
      await counted(() => test.call(reviewCalls.desk, { cid }, { token: own })),
    ];
    const own = await buildStaffToken(db, reviewer);
    await scored(cid, reviewer, [700]);
    const small = await asked();
    await sql`insert into paper (conference_id, number, title, state)
        select ${cid}, 'X' || n, '{"zh": "题目", "en": "Title"}', 'in_review' from generate_series(1, 2000) n`.execute(
      db,
    );
    await sql`insert into paper_review (paper_id, staff_id, state, total, assigned_at, done_at)
        select id, ${reviewer}, 'done', 500 + id % 400, now(), now() from paper where conference_id = ${cid}
        on conflict do nothing`.execute(db);
    await sql`analyze paper, paper_review`.execute(db);
    const from = performance.now();
    expect(await asked()).toEqual(small);
    expect(performance.now() - from).toBeLessThan(6000);
    statements.mockRestore();
    for (const count of small) expect(count).toBeLessThan(16);
    expect(Math.min(...small)).toBeGreaterThan(2);
  });
});

describe('[O11] decisions', () => {
  it('on one paper by two organisers at once make the later one look again', async () => {
    const { cid, token, reviewer } = await congress();
    const [paperId = 0] = await scored(cid, reviewer, [800]);
    const decide = (decision: 'oral' | 'poster') =>
      test.attempt(calls.decide, { cid, paperId, seen: 1, decision }, { token });
    const both_ = await Promise.all([decide('oral'), decide('poster')]);
    expect(both_.map((answer) => ('error' in answer ? answer.error : 'done')).toSorted()).toEqual([
      'changed_meanwhile',
      'done',
    ]);
    expect(await paperOf(paperId)).toMatchObject({ state: 'decided', version: 2 });
    // Before authors are notified, a decision can be reset without a reason.
    expect(await test.call(calls.decide, { cid, paperId, seen: 2, decision: null }, { token })).toMatchObject({
      version: 3,
    });
    expect(await paperOf(paperId)).toMatchObject({ state: 'in_review', decision: null });
    const elsewhere = await congress();
    const strange = { cid: elsewhere.cid, paperId, seen: 3, decision: 'oral' as const };
    expect(await test.attempt(calls.decide, strange, { token: elsewhere.token })).toMatchObject({ error: 'not_found' });
  });

  it('on many papers are previewed, give a result for each, and can be reverted', async () => {
    const { cid, token, reviewer } = await congress();
    const ids = await scored(cid, reviewer, [900, 800, 700]);
    const { paperId: told } = await buildPaper(db, cid, { state: 'decided', decision: 'poster', toldAt: new Date() });
    const all = [...ids, told];
    expect(await test.call(calls.beforeDeciding, { cid, ids: all }, { token })).toMatchObject({
      decided: [
        { decision: 'none', count: 3 },
        { decision: 'poster', count: 1 },
      ],
      told: 1,
      unreviewed: 1,
      gone: 0,
    });
    const { taskId } = await test.call(calls.decideMany, { cid, ids: all, decision: 'oral' }, { token });
    await test.work();
    const done = await test.call(taskCalls.detail, { cid, id: taskId }, { token });
    expect(done.task).toMatchObject({ state: 'done', total: 4, done: 4, refused: 1 });
    expect(done.refusedRows[0]?.text).toContain('已经通知过作者');
    for (const id of ids) expect(await paperOf(id)).toMatchObject({ state: 'decided', decision: 'oral' });
    // Somebody changes one of the decisions; undoing the batch leaves it.
    const [first = 0] = ids;
    const { version } = await paperOf(first);
    await test.call(calls.decide, { cid, paperId: first, seen: version, decision: 'publication' }, { token });
    await test.call(calls.undoDeciding, { cid, taskId }, { token });
    await test.work();
    const decisions = await Promise.all(ids.map(async (id) => (await paperOf(id)).decision));
    expect(decisions).toEqual(['publication', null, null]);
    const elsewhere = await congress();
    const strange = await test.attempt(calls.undoDeciding, { cid: elsewhere.cid, taskId }, { token: elsewhere.token });
    expect(strange).toMatchObject({ error: 'not_found' });
  });

  it('[O11] posters get their boards by topic, each unique, even when two organisers number them at once', async () => {
    const { cid, token } = await congress();
    const [a, b] = [
      await buildPaperTopic(db, cid, both('甲', 'A')),
      await buildPaperTopic(db, cid, both('乙', 'B'), { position: 1 }),
    ];
    const poster = { state: 'decided', decision: 'poster' } as const;
    for (let at = 0; at < 12; at += 1) await buildPaper(db, cid, { ...poster, topics: [at % 2 === 0 ? a : b] });
    await buildPaper(db, cid, { ...poster, topics: [a], board: 'A-003' });
    const scheme = { byTopic: true, prefix: '', first: 1, digits: 3 };
    const shown = await test.call(calls.boards, { cid, scheme, write: false }, { token });
    expect(shown).toMatchObject({ posters: 13, given: 12 });
    expect(shown.first.map(({ board }) => board).slice(0, 4)).toEqual(['A-001', 'A-002', 'A-004', 'A-005']);
    const boards = { cid, scheme, write: true };
    const given = await Promise.all([1, 2, 3].map(() => test.call(calls.boards, boards, { token })));
    expect(given.map((one) => one.given).toSorted((x, y) => x - y)).toEqual([0, 0, 12]);
    await test.call(
      calls.boards,
      { ...boards, again: true, scheme: { ...scheme, byTopic: false, prefix: 'P' } },
      { token },
    );
    const rows = await db.selectFrom('paper').select('board').where('conference_id', '=', cid).execute();
    expect(new Set(rows.map(({ board }) => board)).size).toBe(13);
    expect(rows.every(({ board }) => /^P-0\d\d$/.test(board))).toBe(true);
  });
});

describe('[O11] notifying the authors', () => {
  it('previews the recipients, notifies each once although it is restarted, and only then shows the result', async () => {
    const { cid, token } = await congress();
    const mail = (at: number) => ({ name: '程若水', phone: '', email: `author${people}.${at}@own.example` });
    const decided = { state: 'decided', decidedAt: new Date() } as const;
    const oral = await buildPaper(db, cid, {
      ...decided,
      decision: 'oral',
      contact: mail(1),
      remark: '请控制在八分钟',
    });
    await buildPaper(db, cid, { ...decided, decision: 'not_accepted', contact: mail(2), language: 'en' });
    const nobody = { name: '', phone: '', email: '' };
    const author = { name: both('某', 'X'), email: '', affiliations: [], presenting: true, corresponding: true };
    const silent = await buildPaper(db, cid, { ...decided, decision: 'poster', contact: nobody, authors: [author] });
    const before = await test.call(calls.beforeTelling, { cid }, { token });
    expect(before).toMatchObject({ unreachables: 1, unreachable: [{ id: silent.paperId }] });
    expect(before.samples.find(({ decision }) => decision === 'oral')?.text.zh).toContain('口头报告');
    expect(await test.attempt(calls.tell, { cid, seen: 2 }, { token })).toMatchObject({ error: 'changed_meanwhile' });
    const first = await test.call(calls.tell, { cid, seen: 3 }, { token });
    // A second organiser starts it concurrently.
    await test.call(calls.tell, { cid, seen: 3 }, { token });
    const [letter, ...more] = await sentTo(test, mail(1).email);
    expect(letter?.text).toContain('请控制在八分钟');
    expect(letter?.text).toContain('口头报告');
    expect(more).toEqual([]);
    expect((await sentTo(test, mail(2).email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('could not be accepted'),
    ]);
    await db.deleteFrom('task_row').where('task_id', '=', first.taskId).execute();
    await db.updateTable('task').set({ state: 'waiting' }).where('id', '=', first.taskId).execute();
    await addJob(db, 'tasks.run', { taskId: first.taskId });
    expect(await sentTo(test, mail(1).email)).toHaveLength(1);
    expect((await paperOf(oral.paperId)).told_at).not.toBeNull();
    expect((await paperOf(silent.paperId)).told_at).toBeNull();
    await test.call(calls.tell, { cid, seen: 1, unreachable: true }, { token });
    await test.work();
    expect((await paperOf(silent.paperId)).told_at).not.toBeNull();
    expect(await test.attempt(calls.tell, { cid, seen: 0 }, { token })).toMatchObject({ error: 'papers_none_to_tell' });
    // A known decision is changed with a reason, and the authors are notified again.
    const { version } = await paperOf(oral.paperId);
    const change = { cid, paperId: oral.paperId, seen: version, decision: 'poster' as const };
    expect(await test.attempt(calls.decide, change, { token })).toMatchObject({ error: 'paper_told' });
    await test.call(calls.decide, { ...change, reason: '场次调整' }, { token });
    expect((await paperOf(oral.paperId)).told_at).toBeNull();
    await test.call(calls.tell, { cid, seen: 1 }, { token });
    const again = await sentTo(test, mail(1).email);
    expect(again).toHaveLength(2);
    expect(again[1]?.text).toContain('壁报交流');
  });
});

describe('[O11] [O19] the programme role', () => {
  it('decides many papers at once, reverts it and sees the progress, but does not notify the authors', async () => {
    const { cid, reviewer, token: organiser } = await congress();
    const [paperId = 0] = await scored(cid, reviewer, [800]);
    people += 1;
    const email = `programme${people}@own.example`;
    const wish = { role: 'programme', conferenceId: cid, email } as const;
    const token = await buildStaffToken(db, await buildStaff(db, societyId, wish));
    const { taskId } = await test.call(calls.decideMany, { cid, ids: [paperId], decision: 'oral' }, { token });
    await test.work();
    expect((await paperOf(paperId)).decision).toBe('oral');
    const seen = await test.call(taskCalls.detail, { cid, id: taskId }, { token });
    expect(seen.task).toMatchObject({ id: taskId, state: 'done' });
    await test.call(calls.undoDeciding, { cid, taskId }, { token });
    await test.work();
    expect((await paperOf(paperId)).decision).toBeNull();
    const strange = await test.call(calls.decideMany, { cid, ids: [paperId], decision: 'oral' }, { token: organiser });
    expect(await test.attempt(taskCalls.detail, { cid, id: strange.taskId }, { token })).toMatchObject({
      error: 'not_found',
    });
    expect(await test.attempt(calls.tell, { cid, seen: 1 }, { token })).toMatchObject({ error: 'forbidden' });
  });
});

describe('[S76] the letter of acceptance', () => {
  it('is a PDF of the author’s own accepted paper, once notified, in either language', async () => {
    const { cid, token } = await congress();
    const accountId = await buildAccount(db);
    const own = await test.logIn(accountId);
    const wish = { accountId, state: 'decided', decision: 'oral' } as const;
    const told = await buildPaper(db, cid, { ...wish, toldAt: new Date() });
    const untold = await buildPaper(db, cid, wish);
    const refused = await buildPaper(db, cid, { ...wish, decision: 'not_accepted', toldAt: new Date() });
    const strange = await buildPaper(db, cid, { ...wish, accountId: null, toldAt: new Date() });
    const ask = (paperId: number, language: 'zh' | 'en' = 'zh') =>
      test.attempt(letterCalls.ownLetter, { cid, paperId, language }, { token: own });
    for (const language of ['zh', 'en'] as const) {
      const answer = (await ask(told.paperId, language)) as unknown as { pdf: string; name: string };
      expect(Buffer.from(answer.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
      expect(answer.name).toBe(`${told.number}.pdf`);
    }
    expect(await ask(untold.paperId)).toMatchObject({ error: 'paper_no_letter' });
    expect(await ask(refused.paperId)).toMatchObject({ error: 'paper_no_letter' });
    expect(await ask(strange.paperId)).toMatchObject({ error: 'not_found' });
    const { letter, version } = await test.call(calls.letter, { cid }, { token });
    expect(letter.zh).toContain('{title}');
    const wrong = { cid, seen: version, letter: { zh: '《{tittle}》', en: '' } };
    const refusal = await test.attempt(calls.saveLetter, wrong, { token });
    expect(refusal).toMatchObject({ error: 'body_invalid' });
    expect(JSON.stringify(refusal)).toContain('{tittle}');
    await test.call(calls.saveLetter, { ...wrong, letter: { zh: '《{title}》', en: '' } }, { token });
    const saved = await test.call(calls.letter, { cid }, { token });
    expect(saved.letter.zh).toBe('《{title}》');
    expect(saved.letter.en).toContain('Dear {authors}');
    const rich =
      '<h2>致 {authors}</h2><p onclick="x()">《<b>{title}</b>》<img src="https://example.org/a.png"></p><script>x</script>';
    const written = { cid, seen: saved.version, letter: { zh: rich, en: '' } };
    await test.call(calls.saveLetter, written, { token });
    expect((await test.call(calls.letter, { cid }, { token })).letter.zh).toBe(
      '<h2>致 {authors}</h2><p>《<b>{title}</b>》</p>',
    );
    expect(await test.attempt(calls.saveLetter, wrong, { token })).toMatchObject({ error: 'body_invalid' });
    const preview = await test.call(calls.previewLetter, { cid, language: 'zh', letter }, { token });
    expect(preview.name).toBe('P0001.pdf');
    expect(preview.html).toContain('编号 P0001');
  });
});
