import type { Database } from '../../../db/connection/database.ts';

/** States of papers that a reviewer sees: neither drafts nor withdrawn papers. */
export const onDesk = ['submitted', 'in_review', 'decided', 'confirmed'] as const;

export const deskOf = (db: Database, cid: number, staffId: number) =>
  db
    .selectFrom('paper_review')
    .innerJoin('paper', 'paper.id', 'paper_review.paper_id')
    .select([
      'paper.id',
      'paper.number',
      'paper.title',
      'paper.topics',
      'paper_review.state',
      'paper_review.scores',
      'paper_review.advice',
      'paper_review.remark',
      'paper_review.remark_committee',
      'paper_review.total',
    ])
    .where('paper.conference_id', '=', cid)
    .where('paper.state', 'in', onDesk)
    .where('paper_review.staff_id', '=', staffId)
    .orderBy('paper.number')
    .orderBy('paper.id')
    .execute();
export type DeskRow = Awaited<ReturnType<typeof deskOf>>[number];

/** One paper assigned to this person; undefined when it is not. */
export const ownReview = (db: Database, cid: number, staffId: number, paperId: number) =>
  db
    .selectFrom('paper_review')
    .innerJoin('paper', 'paper.id', 'paper_review.paper_id')
    .select([
      'paper.id',
      'paper.number',
      'paper.language',
      'paper.title',
      'paper.abstract',
      'paper.keywords',
      'paper.topics',
      'paper.wish',
      'paper_review.state',
      'paper_review.scores',
      'paper_review.advice',
      'paper_review.remark',
      'paper_review.remark_committee',
      'paper_review.total',
      'paper_review.version',
    ])
    .where('paper.id', '=', paperId)
    .where('paper.conference_id', '=', cid)
    .where('paper.state', 'in', onDesk)
    .where('paper_review.staff_id', '=', staffId)
    .where('paper_review.state', '<>', 'declined')
    .executeTakeFirst();
export type OwnReviewRow = NonNullable<Awaited<ReturnType<typeof ownReview>>>;

export const filesOf = (db: Database, paperId: number) =>
  db
    .selectFrom('paper_file')
    .select(['kind', 'name', 'address', 'size'])
    .where('paper_id', '=', paperId)
    .orderBy('kind')
    .orderBy('id')
    .execute();

export const authorsOf = (db: Database, paperId: number) =>
  db.selectFrom('paper_author').selectAll().where('paper_id', '=', paperId).orderBy('position').execute();

export const affiliationsOf = (db: Database, paperId: number) =>
  db.selectFrom('paper_affiliation').selectAll().where('paper_id', '=', paperId).orderBy('position').execute();

/** States in which a paper can be assigned to reviewers. */
export const reviewable = ['submitted', 'in_review'] as const;
