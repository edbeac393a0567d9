import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { reviewable } from '../review/queries.ts';

/**
 * Returns the people with the role of a reviewer on a conference, and former reviewers with reviews, each with counts of their
 * reviews.
 */
export const reviewersOf = (db: Database, cid: number) =>
  db
    .with('load', (query) =>
      query
        .selectFrom('paper_review')
        .innerJoin('paper', 'paper.id', 'paper_review.paper_id')
        .select(({ fn }) => [
          'paper_review.staff_id',
          fn.countAll<number>().filterWhere('paper_review.state', '<>', 'declined').as('given'),
          fn.countAll<number>().filterWhere('paper_review.state', '=', 'done').as('done'),
          fn.countAll<number>().filterWhere('paper_review.state', '=', 'declined').as('declined'),
        ])
        .where('paper.conference_id', '=', cid)
        .where('paper.state', 'not in', ['draft', 'withdrawn'])
        .groupBy('paper_review.staff_id'),
    )
    .with('role', (query) =>
      query
        .selectFrom('staff_grant')
        .innerJoin('staff_member', 'staff_member.id', 'staff_grant.staff_id')
        .innerJoin('conference', 'conference.society_id', 'staff_member.society_id')
        .select('staff_grant.staff_id')
        .distinct()
        .where('conference.id', '=', cid)
        .where('staff_grant.role', '=', 'reviewer')
        .where('staff_member.ended_at', 'is', null)
        .where((where) =>
          where.or([where('staff_grant.conference_id', '=', cid), where('staff_grant.conference_id', 'is', null)]),
        ),
    )
    .selectFrom('staff_member')
    .leftJoin('role', 'role.staff_id', 'staff_member.id')
    .leftJoin('load', 'load.staff_id', 'staff_member.id')
    .leftJoin('paper_reviewer', (join) =>
      join.onRef('paper_reviewer.staff_id', '=', 'staff_member.id').on('paper_reviewer.conference_id', '=', cid),
    )
    .select([
      'staff_member.id',
      'staff_member.name',
      'staff_member.email',
      sql<boolean>`role.staff_id is null`.as('gone'),
      sql<string[]>`coalesce(paper_reviewer.affiliations, '{}')`.as('affiliations'),
      sql<number[]>`coalesce(paper_reviewer.topics, '{}')`.as('topics'),
      'paper_reviewer.most',
      'paper_reviewer.reminded_at',
      sql<number>`coalesce(load.given, 0)::int`.as('given'),
      sql<number>`coalesce(load.done, 0)::int`.as('done'),
      sql<number>`coalesce(load.declined, 0)::int`.as('declined'),
    ])
    .where((where) => where.or([where('role.staff_id', 'is not', null), where('load.staff_id', 'is not', null)]))
    .orderBy('staff_member.name')
    .orderBy('staff_member.id')
    .execute();
export type ReviewerRow = Awaited<ReturnType<typeof reviewersOf>>[number];

/** Progress of reviewing, in papers. */
export async function progressOf(db: Database, cid: number, each: number) {
  const { rows } = await sql<{ papers: number; lacking: number; reviewed: number }>`
    select count(*)::int as papers,
      (count(*) filter (where given < ${each} and state in ('submitted', 'in_review')))::int as lacking,
      (count(*) filter (where done >= ${each}))::int as reviewed
    from (
      select paper.state,
        count(review.id) filter (where review.state <> 'declined') as given,
        count(review.id) filter (where review.state = 'done') as done
      from paper left join paper_review review on review.paper_id = paper.id
      where paper.conference_id = ${cid} and paper.state not in ('draft', 'withdrawn')
      group by paper.id
    ) each_paper`.execute(db);
  return rows[0] ?? { papers: 0, lacking: 0, reviewed: 0 };
}

/** Reads everything that the assignment compares, in a fixed number of queries, however many papers. */
export async function papersToGive(db: Database, cid: number, paperIds: readonly number[] | null = null) {
  const ofConference = db
    .selectFrom('paper')
    .where('paper.conference_id', '=', cid)
    .where('paper.state', 'in', reviewable)
    .$if(paperIds !== null, (query) => query.where(sql<boolean>`paper.id = any(${paperIds}::bigint[])`));
  const papers = await ofConference
    .select(['id', 'number', 'title', 'topics', 'state', 'contact_email'])
    .orderBy('id')
    .execute();
  const authors = await ofConference
    .innerJoin('paper_author', 'paper_author.paper_id', 'paper.id')
    .select(['paper_author.paper_id', 'paper_author.name', 'paper_author.email'])
    .orderBy('paper_author.position')
    .execute();
  const affiliations = await ofConference
    .innerJoin('paper_affiliation', 'paper_affiliation.paper_id', 'paper.id')
    .select(['paper_affiliation.paper_id', 'paper_affiliation.name'])
    .orderBy('paper_affiliation.position')
    .execute();
  const reviews = await ofConference
    .innerJoin('paper_review', 'paper_review.paper_id', 'paper.id')
    .select(['paper_review.paper_id', 'paper_review.staff_id', 'paper_review.state'])
    .execute();
  const conflicts = await ofConference
    .innerJoin('paper_conflict', 'paper_conflict.paper_id', 'paper.id')
    .select(['paper_conflict.paper_id', 'paper_conflict.staff_id'])
    .execute();
  return { papers, authors, affiliations, reviews, conflicts };
}
export type ToGive = Awaited<ReturnType<typeof papersToGive>>;

/** Conflicts, with those that leave a paper short of reviewers first. */
export async function conflictsOf(db: Database, cid: number, paperId: number | null, each: number) {
  const { rows } = await sql<{
    paper_id: number;
    number: string;
    title: Bilingual;
    staff_id: number;
    name: string;
    reason: string;
    declared: boolean;
    found: boolean;
    at: Date;
    lacking: number;
  }>`
    select conflict.paper_id, paper.number, paper.title, conflict.staff_id, staff_member.name, conflict.reason,
      conflict.declared, conflict.found, conflict.at,
      case when conflict.ended and paper.state in ('submitted', 'in_review') then greatest(0, ${each} - (
        select count(*)::int from paper_review where paper_review.paper_id = paper.id and state <> 'declined'
      )) else 0 end as lacking
    from paper_conflict as conflict join paper on paper.id = conflict.paper_id
      join staff_member on staff_member.id = conflict.staff_id
    where paper.conference_id = ${cid} and (${paperId}::bigint is null or paper.id = ${paperId})
    order by lacking desc, conflict.at desc, conflict.id limit 500`.execute(db);
  return rows;
}
export type ConflictRow = Awaited<ReturnType<typeof conflictsOf>>[number];

/** One paper in any state except draft. */
export const findPaper = (db: Database, cid: number, paperId: number) =>
  db
    .selectFrom('paper')
    .select(['id', 'state'])
    .where('id', '=', paperId)
    .where('conference_id', '=', cid)
    .where('state', '<>', 'draft')
    .executeTakeFirst();

export const reviewsOf = (db: Database, paperId: number) =>
  db
    .selectFrom('paper_review')
    .innerJoin('staff_member', 'staff_member.id', 'paper_review.staff_id')
    .selectAll('paper_review')
    .select('staff_member.name')
    .where('paper_id', '=', paperId)
    .orderBy('paper_review.assigned_at')
    .orderBy('paper_review.id')
    .execute();
export type ReviewRow = Awaited<ReturnType<typeof reviewsOf>>[number];
