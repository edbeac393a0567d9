import type { PaperContent } from '@meetingapp/contract/papers/submission.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildReview, buildReviewer } from '@meetingapp/demo/papers/reviews.ts';
import { buildPaper, buildPaperCall, buildPaperTopic } from '@meetingapp/demo/papers/papers.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { visitor } from '../../../testing/congress.ts';
import { doneOrWaiting } from '../../../testing/race/waiting-for-lock.ts';
import { holdReviewable } from '../review/commands-lock.ts';
import { assignPlanned, assignReview, saveReviewer } from './commands.ts';
import { submitPaper } from '../submission/commands.ts';
import { papersToGive, reviewersOf } from './queries.ts';
import { nameOfPlan, planOf } from './queries-plan.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const HOUSE = '云栖市第九医院';
const now = new Date();
let people = 0;

/** A submitted paper, an organiser, and a reviewer whose affiliation the authors do not have (yet). */
async function submitted(house: string) {
  const cid = await buildConference(db, { societyId });
  await buildPaperCall(db, cid);
  const topic = await buildPaperTopic(db, cid);
  const { accountId } = await visitor(test);
  const { paperId } = await buildPaper(db, cid, { accountId, topics: [topic] });
  people += 1;
  const reviewer = { email: `race.reviewer${people}@own.example`, affiliations: [house] };
  const staffId = await buildReviewer(db, societyId, cid, reviewer);
  const email = `race.organiser${people}@own.example`;
  const organiser = await buildStaff(db, societyId, { role: 'organiser', conferenceId: cid, email });
  const paper: PaperContent = {
    language: 'zh',
    title: both('血脂管理的新证据', 'New evidence on lipids'),
    topics: [topic],
    wish: '',
    affiliations: [{ name: both(HOUSE, 'Yunqi Ninth Hospital'), city: '云栖', country: '某国' }],
    authors: [
      { name: both('顾清和', ''), email: 'gu@own.example', affiliations: [1], presenting: true, corresponding: true },
    ],
    abstract: ['background', 'methods', 'results', 'conclusion'].map((code) => ({ code, text: '纳入患者。' })),
    keywords: ['血脂'],
    contact: { name: '顾清和', phone: '13800001111', email: '' },
  };
  return { cid, paperId, staffId, accountId, paper, act: { cid, staffId: organiser, now } };
}
type Submitted = Awaited<ReturnType<typeof submitted>>;

/** The author changes to that affiliation; before it commits, `other` starts and proceeds as far as it can. */
async function whileRevised<T>({ cid, accountId, paperId, paper }: Submitted, other: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  await db.transaction().execute(async (transaction) => {
    const revised = await submitPaper(transaction, { cid, accountId, paperId, now }, 1, paper, () => '');
    expect(revised).toMatchObject({ ok: true });
    begun = other();
    await doneOrWaiting(test.pool, begun);
  });
  return begun as Promise<T>;
}

const reviewsOf = async ({ paperId }: Submitted) =>
  (await db.selectFrom('paper_review').select('id').where('paper_id', '=', paperId).execute()).length;

/** Runs without the lock that is under test. */
const unprotected: typeof holdReviewable = async () => undefined;

describe('[O11] while an author’s new affiliation is being saved', () => {
  it('no colleague is assigned the paper by hand; without the lock one is', async () => {
    const assign = (one: Submitted, hold = holdReviewable) =>
      whileRevised(one, () => assignReview(db, one.act, { paperId: one.paperId, staffId: one.staffId }, hold));
    const held = await submitted(HOUSE);
    expect(await assign(held)).toEqual({ ok: false, reason: 'review_own_institution' });
    expect(await reviewsOf(held)).toBe(0);
    const slipped = await submitted(HOUSE);
    expect(await assign(slipped, unprotected)).toEqual({ ok: true });
    expect(await reviewsOf(slipped)).toBe(1);
  });

  it('no plan that assigns it to a colleague is applied; without the lock it is', async () => {
    const assign = async (one: Submitted, hold = holdReviewable) => {
      const plan = nameOfPlan(planOf(await papersToGive(db, one.cid), await reviewersOf(db, one.cid), 2));
      return whileRevised(one, () => assignPlanned(db, one.act, plan, hold));
    };
    const held = await submitted(HOUSE);
    expect(await assign(held)).toEqual({ ok: false, reason: 'changed_meanwhile' });
    expect(await reviewsOf(held)).toBe(0);
    const slipped = await submitted(HOUSE);
    expect(await assign(slipped, unprotected)).toEqual({ ok: true, given: 1 });
    expect(await reviewsOf(slipped)).toBe(1);
  });

  it('a reviewer who joins that affiliation concurrently loses the paper; without the lock they keep it', async () => {
    const move = async (one: Submitted, hold = holdReviewable) => {
      await buildReview(db, one.paperId, one.staffId);
      const draft = { staffId: one.staffId, affiliations: [HOUSE], topics: [], most: null };
      return whileRevised(one, () => saveReviewer(db, one.act, draft, hold));
    };
    const held = await submitted('海角大学');
    expect(await move(held)).toBe(true);
    expect(await reviewsOf(held)).toBe(0);
    const slipped = await submitted('海角大学');
    expect(await move(slipped, unprotected)).toBe(true);
    expect(await reviewsOf(slipped)).toBe(1);
  });

  it('an author waits for the assignment, and learns that a paper in review can no longer be changed', async () => {
    const one = await submitted(HOUSE);
    const { cid, accountId, paperId, staffId, paper } = one;
    let revising: ReturnType<typeof submitPaper> | undefined;
    await db.transaction().execute(async (transaction) => {
      await assignReview(transaction, one.act, { paperId, staffId });
      revising = submitPaper(db, { cid, accountId, paperId, now }, 2, paper, () => '');
      await doneOrWaiting(test.pool, revising);
    });
    expect(await revising).toEqual({ ok: false, reason: 'paper_state' });
  });
});
