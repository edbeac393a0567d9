import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/**
 * Review results of each paper of a conference with its rank: the same figures as `figuresOf` and `placesOf` of the domain, in one
 * query for all papers.
 */
export const ranked = (cid: number): RawBuilder<unknown> => sql`
  figures as (
    select paper.id,
      (count(review.id) filter (where review.state <> 'declined'))::int as given,
      (count(review.id) filter (where review.state = 'done'))::int as done,
      floor(avg(review.total) filter (where review.state = 'done') + 0.5)::int as mean,
      (max(review.total) filter (where review.state = 'done') - min(review.total) filter (where review.state = 'done'))::int as spread
    from paper left join paper_review review on review.paper_id = paper.id
    where paper.conference_id = ${cid} and paper.state not in ('draft', 'withdrawn')
    group by paper.id
  ),
  ranked as (
    select figures.*, case when mean is null then null else (rank() over (order by mean desc nulls last))::int end as rank
    from figures
  )`;

export async function rankOf(db: Database, cid: number, paperId: number): Promise<number | null> {
  const { rows } = await sql<{ rank: number | null }>`with ${ranked(cid)}
    select rank from ranked where id = ${paperId}`.execute(db);
  return rows[0]?.rank ?? null;
}
