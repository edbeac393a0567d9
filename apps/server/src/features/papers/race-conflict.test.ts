import type { PaperContent } from '@meetingapp/contract/papers-submission.ts';
import { both } from '@meetingapp/demo/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conferences.ts';
import { buildReview, buildReviewer } from '@meetingapp/demo/paper-reviews.ts';
import { buildPaper, buildPaperCall, buildPaperTopic } from '@meetingapp/demo/papers.ts';
import { buildStaff } from '@meetingapp/demo/staff.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';
import { doneOrWaiting } from '../../testing/race/waiting-for-lock.ts';
import { holdReviewable } from './commands-lock.ts';
import { assignPlanned, assignReview, saveReviewer } from './commands-reviewers.ts';
import { submitPaper } from './commands-submission.ts';
import { nameOfPlan, planOf } from './present-assignment.ts';
import { papersToGive, reviewersOf } from './queries-reviewers.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const HOUSE = '云栖市第九医院';
const now = new Date();
let people = 0;

/** A submitted paper, an organiser, and a reviewer of a house that is not (yet) its authors'. */
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

/** The author moves to that house; before it is settled somebody else begins, and gets as far as they can. */
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

/** What the lock is there for is not done. */
const unprotected: typeof holdReviewable = async () => undefined;

describe('[O11] while an author’s new house is being written down', () => {
  it('no colleague of theirs is given the paper by hand; without the lock one is', async () => {
    const assign = (one: Submitted, hold = holdReviewable) =>
      whileRevised(one, () => assignReview(db, one.act, { paperId: one.paperId, staffId: one.staffId }, hold));
    const held = await submitted(HOUSE);
    expect(await assign(held)).toEqual({ ok: false, reason: 'review_own_institution' });
    expect(await reviewsOf(held)).toBe(0);
    const slipped = await submitted(HOUSE);
    expect(await assign(slipped, unprotected)).toEqual({ ok: true });
    expect(await reviewsOf(slipped)).toBe(1);
  });

  it('no plan that gave it to a colleague is carried out; without the lock it is', async () => {
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

  it('a reviewer who moves to it in the same moment loses the paper; without the lock they keep it', async () => {
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

  it('an author waits for who assigns, and hears that a paper in review is not altered any more', async () => {
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
