import { describe, expect, it } from 'vitest';
import { papersConsoleCalls } from '@meetingapp/contract/papers/console.ts';
import { decisionCalls } from '@meetingapp/contract/papers/decision.ts';
import { reviewCalls as calls } from '@meetingapp/contract/papers/review.ts';
import { reviewerCalls as staffCalls } from '@meetingapp/contract/papers/assignment.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildPaper, buildPaperCall, buildPaperTopic } from '@meetingapp/demo/papers/papers.ts';
import { buildReview, buildReviewer, reviewCriteria } from '@meetingapp/demo/papers/reviews.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { sentTo } from '../../../testing/outbox.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
let people = 0;

/** A conference with a review, an organiser and this number of reviewers. */
async function reviewing(reviewers = 2, { until = null, blind = true }: { until?: Date | null; blind?: boolean } = {}) {
  const cid = await buildConference(db, { societyId });
  await buildPaperCall(db, cid, { reviewUntil: until });
  await db
    .updateTable('paper_call')
    .set({ criteria: JSON.stringify(reviewCriteria), blind, reviewers_each: 2 })
    .where('conference_id', '=', cid)
    .execute();
  people += 1;
  const wish = { role: 'organiser', conferenceId: cid, email: `organiser${people}@own.example` } as const;
  const organiser = await buildStaffToken(db, await buildStaff(db, societyId, wish));
  const desks = [];
  for (let at = 0; at < reviewers; at += 1) {
    people += 1;
    const email = `reviewer${people}@own.example`;
    const staffId = await buildReviewer(db, societyId, cid, { name: `评审${people}`, email });
    desks.push({ staffId, email, token: await buildStaffToken(db, staffId) });
  }
  const [desk, other] = desks as [(typeof desks)[number], (typeof desks)[number]];
  return { cid, organiser, desk, other, desks };
}

const authors = [
  { name: both('顾清和', 'Gu Qinghe'), email: 'gu.qinghe@secret.example' },
  { name: both('江予安', 'Jiang Yu’an'), email: 'jiang.yuan@secret.example' },
].map((one) => ({ ...one, affiliations: [1], presenting: false, corresponding: true }));
const affiliations = [{ name: both('云栖市第九医院', 'Yunqi Ninth Hospital'), city: '云栖市', country: '某国' }];
const secret = {
  authors,
  affiliations,
  contact: { name: '贺兰心', phone: '13911112222', email: 'helan@secret.example' },
};
/** Everything that would reveal the authors. */
const telling = [
  '顾清和',
  'Gu Qinghe',
  '江予安',
  'Jiang',
  'secret.example',
  '云栖',
  'Yunqi',
  '贺兰心',
  '13911112222',
  '某国',
  '张三稿',
];

const scores = reviewCriteria.map(({ code }, at) => ({ code, score: 8 - at }));

describe('[O11] the reviewer’s desk', () => {
  it('[O19] shows the papers assigned to this reviewer and nothing else, not even their existence', async () => {
    const { cid, desk, other, organiser } = await reviewing();
    const own = await buildPaper(db, cid, { state: 'in_review', ...secret });
    const strange = await buildPaper(db, cid, { state: 'in_review' });
    const withdrawn = await buildPaper(db, cid, { state: 'withdrawn' });
    for (const paper of [own, withdrawn]) await buildReview(db, paper.paperId, desk.staffId);
    await buildReview(db, strange.paperId, other.staffId);
    const { token } = desk;
    const list = await test.call(calls.desk, { cid }, { token });
    expect(list.papers.map(({ paperId }) => paperId)).toEqual([own.paperId]);
    for (const paperId of [strange.paperId, withdrawn.paperId, 999_999_999]) {
      const body = { cid, paperId, seen: 1, scores: [], done: false };
      for (const answer of [
        await test.attempt(calls.deskPaper, { cid, paperId }, { token }),
        await test.attempt(calls.saveReview, body, { token }),
        await test.attempt(calls.declineReview, { cid, paperId, reason: '不' }, { token }),
      ])
        expect(answer).toMatchObject({ error: 'not_found' });
    }
    // Another conference id in the body does not open it either, and an organiser has no assigned papers.
    const elsewhere = await reviewing();
    const moved = { cid: elsewhere.cid, paperId: own.paperId };
    expect(await test.attempt(calls.deskPaper, moved, { token })).toMatchObject({ error: 'forbidden' });
    expect(await test.attempt(calls.desk, { cid }, { token: organiser })).toMatchObject({ error: 'forbidden' });
    expect(await test.attempt(staffCalls.reviewers, { cid }, { token })).toMatchObject({ error: 'forbidden' });
  });

  it('[O11] reveals no author while reviews are blind, in any part of an answer', async () => {
    const { cid, desk } = await reviewing();
    const { paperId, number } = await buildPaper(db, cid, { state: 'in_review', ...secret });
    const files = { kind: 'manuscript', name: '张三稿-顾清和.pdf', address: '/files/ab/cd.pdf', size: 9 } as const;
    await db
      .insertInto('paper_file')
      .values({ paper_id: paperId, ...files })
      .execute();
    await buildReview(db, paperId, desk.staffId);
    const { token } = desk;
    const paper = await test.call(calls.deskPaper, { cid, paperId }, { token });
    const answers = JSON.stringify([paper, await test.call(calls.desk, { cid }, { token })]);
    for (const word of telling) expect(answers).not.toContain(word);
    expect(answers).not.toMatch(/account|contact/i);
    expect(paper.paper).toMatchObject({ authors: null, affiliations: null, files: [{ name: `${number}-1.pdf` }] });
    await db.updateTable('paper_call').set({ blind: false }).where('conference_id', '=', cid).execute();
    const open = await test.call(calls.deskPaper, { cid, paperId }, { token });
    expect(open.paper.authors?.map(({ name }) => name.zh)).toEqual(['顾清和', '江予安']);
    expect(open.paper.files[0]?.name).toBe('张三稿-顾清和.pdf');
    expect(JSON.stringify(open)).not.toContain('secret.example');
  });

  it('[O11] saves a draft, accepts it as done with its total, and names what is missing', async () => {
    const { cid, desk } = await reviewing();
    const { paperId } = await buildPaper(db, cid, { state: 'in_review' });
    await buildReview(db, paperId, desk.staffId);
    const { token } = desk;
    const body = { cid, paperId, seen: 1, scores: scores.slice(0, 1), remark: '很好', done: false };
    const draft = await test.call(calls.saveReview, body, { token });
    expect(draft).toMatchObject({ version: 2, total: null });
    const half = await test.attempt(calls.saveReview, { ...body, seen: 2, done: true }, { token });
    expect(half).toMatchObject({ error: 'body_invalid' });
    expect(JSON.stringify(half)).toContain('创新性');
    expect(JSON.stringify(half)).toContain('advice');
    const whole = { ...body, seen: 2, scores, advice: 'oral' as const, done: true };
    expect(await test.call(calls.saveReview, whole, { token })).toMatchObject({ version: 3, total: 733 });
    expect(await test.attempt(calls.saveReview, whole, { token })).toMatchObject({ error: 'changed_meanwhile' });
    const declined = await test.attempt(calls.declineReview, { cid, paperId, reason: '不' }, { token });
    expect(declined).toMatchObject({ error: 'review_done' });
    const wrong = { ...whole, seen: 3, scores: [{ code: 'quality', score: 11 }] };
    expect(await test.attempt(calls.saveReview, wrong, { token })).toMatchObject({ error: 'body_invalid' });
  });

  it('[O11] is closed by the server’s clock', async () => {
    const { cid, desk } = await reviewing(2, { until: new Date(Date.now() - 1000) });
    const { paperId } = await buildPaper(db, cid, { state: 'in_review' });
    await buildReview(db, paperId, desk.staffId);
    const { token } = desk;
    expect(await test.call(calls.desk, { cid }, { token })).toMatchObject({ closed: true });
    const body = { cid, paperId, seen: 1, scores: [], done: false };
    expect(await test.attempt(calls.saveReview, body, { token })).toMatchObject({ error: 'review_closed' });
    const declined = await test.attempt(calls.declineReview, { cid, paperId, reason: '不' }, { token });
    expect(declined).toMatchObject({ error: 'review_closed' });
  });
});

describe('[O11] assignments', () => {
  it('are previewed, made in one step, and never to the same affiliation, after a decline, or beyond the maximum', async () => {
    const { cid, organiser, desk, other } = await reviewing();
    const token = organiser;
    const topic = await buildPaperTopic(db, cid);
    await test.call(
      staffCalls.saveReviewer,
      { cid, staffId: desk.staffId, affiliations: ['云栖市第九医院心内科'], topics: [topic], most: 2 },
      { token },
    );
    const papers = [];
    for (let at = 0; at < 3; at += 1) papers.push((await buildPaper(db, cid, { topics: [topic] })).paperId);
    const { paperId: ofHouse } = await buildPaper(db, cid, secret);
    const declined = papers[0] ?? 0;
    await buildReview(db, declined, other.staffId, { state: 'declined', reason: '认识作者' });
    const plan = await test.call(staffCalls.planReviews, { cid }, { token });
    expect(plan.short.find(({ paperId }) => paperId === ofHouse)).toMatchObject({
      missing: 1,
      reasons: [{ reason: 'own_institution', count: 1 }],
    });
    expect(plan.short.find(({ paperId }) => paperId === declined)?.reasons).toContainEqual({
      reason: 'declined',
      count: 1,
    });
    expect(plan.reviewers.find(({ staffId }) => staffId === desk.staffId)).toMatchObject({ now: 0, gets: 2 });
    expect(await test.call(staffCalls.assignPlanned, { cid, plan: plan.plan }, { token })).toMatchObject({
      given: plan.given,
    });
    // A repeated click, or another organiser's concurrent plan, assigns nothing twice.
    expect(await test.attempt(staffCalls.assignPlanned, { cid, plan: plan.plan }, { token })).toMatchObject({
      error: 'changed_meanwhile',
    });
    const rows = await db
      .selectFrom('paper_review')
      .innerJoin('paper', 'paper.id', 'paper_id')
      .select(['paper_id', 'staff_id', 'paper.state'])
      .where('conference_id', '=', cid)
      .where('paper_review.state', '=', 'assigned')
      .execute();
    expect(rows).toHaveLength(plan.given);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['in_review']));
    expect(rows.some(({ paper_id, staff_id }) => paper_id === ofHouse && staff_id === desk.staffId)).toBe(false);
  });

  it('[O11] by hand are refused with a reason, and can be revoked while not done', async () => {
    const { cid, organiser: token, desk, other } = await reviewing();
    await test.call(
      staffCalls.saveReviewer,
      { cid, staffId: desk.staffId, affiliations: ['Yunqi Ninth Hosp.'], topics: [], most: null },
      { token },
    );
    const { paperId } = await buildPaper(db, cid, secret);
    const hand = (staffId: number) => test.attempt(staffCalls.assignReview, { cid, paperId, staffId }, { token });
    expect(await hand(desk.staffId)).toMatchObject({ error: 'review_own_institution' });
    expect(await hand(other.staffId)).toMatchObject({ code: 0 });
    expect(await hand(other.staffId)).toMatchObject({ error: 'review_given' });
    const { candidates, reviews } = await test.call(staffCalls.paperReviews, { cid, paperId }, { token });
    expect(reviews).toHaveLength(1);
    expect(candidates).toMatchObject([
      {
        staffId: desk.staffId,
        bar: 'own_institution',
        conflict: { own: 'Yunqi Ninth Hosp.', theirs: 'Yunqi Ninth Hospital' },
      },
    ]);
    const back = () => test.attempt(staffCalls.takeBackReview, { cid, paperId, staffId: other.staffId }, { token });
    expect(await back()).toMatchObject({ code: 0 });
    expect(await back()).toMatchObject({ error: 'not_found' });
    await buildReview(db, paperId, other.staffId, { state: 'done', total: 700 });
    expect(await back()).toMatchObject({ error: 'review_done' });
    const elsewhere = await reviewing();
    const strange = { cid: elsewhere.cid, paperId, staffId: elsewhere.desk.staffId };
    for (const call of [staffCalls.assignReview, staffCalls.takeBackReview])
      expect(await test.attempt(call, strange, { token: elsewhere.organiser })).toMatchObject({ error: 'not_found' });
  });

  it('[O11] by two organisers at the same moment give every paper the reviewers it needs, once', async () => {
    const { cid, organiser: token } = await reviewing(4);
    for (let at = 0; at < 10; at += 1) await buildPaper(db, cid);
    const { plan, given } = await test.call(staffCalls.planReviews, { cid }, { token });
    const all = await Promise.all(
      [1, 2, 3].map(() => test.attempt(staffCalls.assignPlanned, { cid, plan }, { token })),
    );
    expect(all.filter(({ code }) => code === 0)).toHaveLength(1);
    const { count } = await db
      .selectFrom('paper_review')
      .innerJoin('paper', 'paper.id', 'paper_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('conference_id', '=', cid)
      .executeTakeFirstOrThrow();
    expect([given, count]).toEqual([20, 20]);
  });

  it('[O11] reminders go to those with open reviews, and nobody else', async () => {
    const { cid, organiser: token, desk, other } = await reviewing();
    const { paperId } = await buildPaper(db, cid, { state: 'in_review' });
    await buildReview(db, paperId, desk.staffId);
    await buildReview(db, paperId, other.staffId, { state: 'done', total: 800 });
    const staffIds = [desk.staffId, other.staffId];
    expect(await test.call(staffCalls.remindReviewers, { cid, staffIds }, { token })).toMatchObject({ told: 1 });
    expect((await sentTo(test, desk.email))[0]?.text).toContain('1 篇论文待评审');
    expect(await sentTo(test, other.email)).toEqual([]);
    const { reviewers } = await test.call(staffCalls.reviewers, { cid }, { token });
    expect(reviewers.find(({ staffId }) => staffId === desk.staffId)?.remindedAt).not.toBeNull();
  });
});

describe('[O11] a conflict of interest', () => {
  it('removes the paper from the reviewer’s desk, whatever was written, and asks staff for another reviewer', async () => {
    const { cid, organiser: token, desk, other } = await reviewing();
    const { paperId, number } = await buildPaper(db, cid, { state: 'in_review' });
    await buildReview(db, paperId, desk.staffId, { state: 'done', total: 800 });
    await buildReview(db, paperId, other.staffId);
    const declare = (as: string) =>
      test.attempt(calls.declareConflict, { cid, paperId, reason: '师生关系' }, { token: as });
    expect(await declare(desk.token)).toMatchObject({ code: 0 });
    expect(await declare(desk.token)).toMatchObject({ error: 'not_found' });
    expect(await declare(token)).toMatchObject({ error: 'forbidden' });
    expect(await test.attempt(calls.deskPaper, { cid, paperId }, { token: desk.token })).toMatchObject({
      error: 'not_found',
    });
    expect((await test.call(calls.desk, { cid }, { token: desk.token })).papers).toEqual([]);
    const { conflicts } = await test.call(staffCalls.conflicts, { cid }, { token });
    expect(conflicts).toMatchObject([
      { paperId, number, staffId: desk.staffId, reason: '师生关系', declared: true, lacking: 1 },
    ]);
    const { reviews, mean, candidates } = await test.call(staffCalls.paperReviews, { cid, paperId }, { token });
    expect([reviews.length, mean]).toEqual([1, null]);
    expect(candidates).toMatchObject([{ staffId: desk.staffId, bar: 'conflict' }]);
    const again = { cid, paperId, staffId: desk.staffId };
    expect(await test.attempt(staffCalls.assignReview, again, { token })).toMatchObject({ error: 'review_conflict' });
    const plan = await test.call(staffCalls.planReviews, { cid }, { token });
    expect(plan.short).toMatchObject([{ paperId, missing: 1, reasons: [{ reason: 'conflict', count: 1 }] }]);
  });

  it('entered in advance keeps the paper from the reviewer, and removed again does not', async () => {
    const { cid, organiser: token, desk, other } = await reviewing();
    const { paperId } = await buildPaper(db, cid);
    await buildReview(db, paperId, other.staffId);
    const pair = { cid, paperId, staffId: desk.staffId };
    expect(await test.call(staffCalls.addConflict, pair, { token })).toMatchObject({ ended: false });
    expect(await test.call(staffCalls.addConflict, { ...pair, staffId: other.staffId }, { token })).toMatchObject({
      ended: true,
    });
    expect((await test.call(staffCalls.planReviews, { cid }, { token })).given).toBe(0);
    expect(await test.attempt(staffCalls.removeConflict, pair, { token })).toMatchObject({ code: 0 });
    expect(await test.attempt(staffCalls.removeConflict, pair, { token })).toMatchObject({ error: 'not_found' });
    expect((await test.call(staffCalls.planReviews, { cid }, { token })).given).toBe(1);
    const elsewhere = await reviewing();
    for (const call of [staffCalls.addConflict, staffCalls.removeConflict])
      expect(await test.attempt(call, { ...pair, cid: elsewhere.cid }, { token: elsewhere.organiser })).toMatchObject({
        error: 'not_found',
      });
    const stranger = { ...pair, staffId: elsewhere.desk.staffId };
    expect(await test.attempt(staffCalls.addConflict, stranger, { token })).toMatchObject({ error: 'not_found' });
    expect(await test.attempt(staffCalls.conflicts, { cid }, { token: desk.token })).toMatchObject({
      error: 'forbidden',
    });
  });

  it('is detected when the affiliation of reviewer or authors is entered later, and ends the assignment', async () => {
    const { cid, organiser: token, desk, other } = await reviewing();
    const { paperId } = await buildPaper(db, cid, { ...secret, state: 'in_review' });
    const { paperId: decided } = await buildPaper(db, cid, { ...secret, state: 'decided', decision: 'oral' });
    for (const id of [paperId, decided]) await buildReview(db, id, desk.staffId, { state: 'done', total: 800 });
    await buildReview(db, paperId, other.staffId);
    const house = (staffId: number, name: string) =>
      test.call(staffCalls.saveReviewer, { cid, staffId, affiliations: [name], topics: [], most: null }, { token });
    const found = async () => (await test.call(staffCalls.conflicts, { cid }, { token })).conflicts;
    await house(desk.staffId, '海角大学');
    expect(await found()).toEqual([]);
    await house(desk.staffId, '云栖市第九医院心内科');
    expect(await found()).toMatchObject([
      {
        paperId,
        staffId: desk.staffId,
        declared: false,
        found: true,
        lacking: 1,
        reason: expect.stringContaining('云栖'),
      },
    ]);
    expect(
      (await test.call(calls.desk, { cid }, { token: desk.token })).papers.map((one) => one.paperId),
    ).not.toContain(paperId);
    await house(other.staffId, '海角大学附属医院');
    const { content, version } = (await test.call(papersConsoleCalls.read, { cid, paperId }, { token })).paper;
    const moved = [{ name: both('海角大学附属医院', 'Haijiao University Hospital'), city: '海角', country: '某国' }];
    const paper = { ...content, affiliations: moved };
    await test.call(papersConsoleCalls.edit, { cid, paperId, version, paper }, { token });
    expect(new Set((await found()).map(({ staffId }) => staffId))).toEqual(new Set([desk.staffId, other.staffId]));
    // Reviews of a decided paper stay.
    const left = await db.selectFrom('paper_review').select('paper_id').where('staff_id', '=', desk.staffId).execute();
    expect(left).toEqual([{ paper_id: decided }]);
  });

  it('is detected when a paper decided or withdrawn since then is reviewed again', async () => {
    const { cid, organiser: token, desk, other } = await reviewing();
    const decided = await buildPaper(db, cid, { ...secret, state: 'decided', decision: 'oral' });
    const withdrawn = await buildPaper(db, cid, { ...secret, state: 'withdrawn' });
    for (const { paperId } of [decided, withdrawn])
      for (const { staffId } of [desk, other]) await buildReview(db, paperId, staffId, { state: 'done', total: 800 });
    const house = { cid, staffId: desk.staffId, affiliations: ['云栖市第九医院'], topics: [], most: null };
    await test.call(staffCalls.saveReviewer, house, { token });
    const left = () => db.selectFrom('paper_review').select('paper_id').where('staff_id', '=', desk.staffId).execute();
    expect(await left()).toHaveLength(2);
    await test.call(decisionCalls.decide, { cid, paperId: decided.paperId, seen: 1, decision: null }, { token });
    expect(await left()).toEqual([{ paper_id: withdrawn.paperId }]);
    await test.call(papersConsoleCalls.restore, { cid, paperId: withdrawn.paperId }, { token });
    expect(await left()).toEqual([]);
    const found = (await test.call(staffCalls.conflicts, { cid }, { token })).conflicts;
    expect(found.map(({ staffId }) => staffId)).toEqual([desk.staffId, desk.staffId]);
  });
});
