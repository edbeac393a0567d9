import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import { conflictOf, type PaperInQuestion } from '@meetingapp/domain/papers/conflict.ts';
import { totalOf } from '@meetingapp/domain/papers/totals.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { momentFrom } from '../support/calendar.ts';
import { buildReview, buildReviewer, reviewCriteria } from './reviews.ts';

/** The congress's reviewers; they log in with the owner's password. */
const reviewers = [
  [
    '裴映川',
    'reviewer@ecsc.example',
    ['江州大学附属第一医院', 'First Affiliated Hospital of Jiangzhou University'],
    null,
  ],
  ['施青岚', 'reviewer2@ecsc.example', ['湖山心血管医院心内科'], 15],
  ['纪沐阳', 'reviewer3@ecsc.example', ['海川医科大学附属医院', 'Haichuan Medical University Hospital'], null],
  ['黎若谷', 'reviewer4@ecsc.example', ['云岭市人民医院'], 12],
] as const;

const remarks = [
  '样本量充足，终点定义清楚。建议补充失访患者的基线资料。',
  '选题有临床意义，统计方法需要说明缺失值的处理。',
  '结论略超出数据支持的范围，请修改措辞。',
  '写作规范，图表清楚，可以交流。',
];

/** Review score level by decision. */
const level: Record<PaperDecision, number> = { oral: 8, poster: 7, publication: 6, not_accepted: 4 };

/** Inserts four reviewers, and reviews in every state: done, started, pending, declined. */
export async function seedReviews(db: Database, societyId: number, cid: number, now: Date): Promise<void> {
  await db
    .updateTable('paper_call')
    .set({ criteria: JSON.stringify(reviewCriteria), review_until: momentFrom(now, 18, '18:00') })
    .where('conference_id', '=', cid)
    .execute();
  const desks = [];
  for (const [name, email, affiliations, most] of reviewers) {
    const person = { name, email, affiliations: [...affiliations], most, password: 'Console-2026' };
    desks.push({ id: await buildReviewer(db, societyId, cid, person), name, email, affiliations });
  }
  const papers = await db
    .selectFrom('paper')
    .select(['id', 'decision', 'contact_email'])
    .where('conference_id', '=', cid)
    .where('state', 'in', ['in_review', 'decided', 'confirmed'])
    .orderBy('number')
    .execute();
  // A paper whose reviewer declared a conflict (a pupil wrote it) and that needs another reviewer.
  const conflicting = papers.findIndex(({ decision }) => decision === null);
  for (const [at, { id, decision, contact_email }] of papers.entries()) {
    const authors = await db.selectFrom('paper_author').select(['name', 'email']).where('paper_id', '=', id).execute();
    const houses = await db.selectFrom('paper_affiliation').select('name').where('paper_id', '=', id).execute();
    const judged: PaperInQuestion = {
      authors: authors.map(({ name, email }) => ({ names: [name.zh, name.en], email })),
      contactEmail: contact_email,
      affiliations: houses.flatMap(({ name }) => [name.zh, name.en]),
    };
    const able = [...desks.slice(at % 4), ...desks.slice(0, at % 4)].filter(
      (desk) => conflictOf(desk, judged) === null,
    );
    const [first] = able;
    if (at === conflicting && first)
      await db
        .insertInto('paper_conflict')
        .values({
          paper_id: id,
          staff_id: first.id,
          reason: '第一作者是我的研究生',
          declared: true,
          ended: true,
          at: momentFrom(now, -2, '10:20'),
        })
        .execute();
    for (const [place, desk] of able.slice(at === conflicting ? 1 : 0, 2).entries())
      await buildReview(db, id, desk.id, reviewAt(at, place, decision), momentFrom(now, -6, '09:00'));
    const [third] = able.slice(2);
    if (at % 6 === 5 && third)
      await buildReview(
        db,
        id,
        third.id,
        { state: 'declined', reason: '与作者有合作关系' },
        momentFrom(now, -6, '09:00'),
      );
  }
}

function reviewAt(at: number, place: number, decision: PaperDecision | null) {
  const good = decision === null ? 5 + (at % 5) : level[decision];
  const scores = Object.fromEntries(
    reviewCriteria.map(({ code }, index) => [
      code,
      Math.min(10, Math.max(1, good + ((at + place * 2 + index) % 3) - 1)),
    ]),
  );
  // Papers still in review have done, started and untouched reviews.
  const step = decision === null ? (at * 2 + place) % 3 : 0;
  if (step === 2) return {};
  if (step === 1)
    return { scores: Object.fromEntries(Object.entries(scores).slice(0, 2)), remark: remarks[at % 4] ?? '' };
  const advice: PaperDecision = decision ?? (good > 7 ? 'oral' : good > 5 ? 'poster' : 'publication');
  const remark = remarks[(at + place) % remarks.length] ?? '';
  return { state: 'done' as const, scores, total: totalOf(reviewCriteria, scores), advice, remark };
}
