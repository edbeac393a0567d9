import type { RankingFilter, rankingSorts } from '@meetingapp/contract/papers/decision.ts';
import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { ranked } from '../review/queries-rank.ts';

export const RANKING_PAGE = 100;

function conditions({
  words,
  topic,
  wishes,
  decisions,
  least,
  below,
  reviews,
  told,
}: RankingFilter): RawBuilder<unknown> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const parts = [
    ...(words === ''
      ? []
      : [
          sql`(paper.number ilike ${pattern} or paper.title ->> 'zh' ilike ${pattern} or paper.title ->> 'en' ilike ${pattern}
            or exists (select from paper_author author where author.paper_id = paper.id
              and (author.name ->> 'zh' ilike ${pattern} or author.name ->> 'en' ilike ${pattern})))`,
        ]),
    ...(topic === null ? [] : [sql`${topic} = any(paper.topics)`]),
    ...(wishes.length === 0 ? [] : [sql`paper.wish = any(${wishes}::text[])`]),
    ...(decisions.length === 0 ? [] : [sql`coalesce(paper.decision, 'none') = any(${decisions}::text[])`]),
    ...(least === null ? [] : [sql`ranked.mean >= ${least}`]),
    ...(below === null ? [] : [sql`ranked.mean < ${below}`]),
    ...(reviews === 0 ? [] : [sql`ranked.done >= ${reviews}`]),
    ...(told === null ? [] : [told ? sql`paper.told_at is not null` : sql`paper.told_at is null`]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

const orders = {
  rank: sql`ranked.rank nulls last, paper.number, paper.id`,
  number: sql`paper.number, paper.id`,
  spread: sql`ranked.spread desc nulls last, ranked.rank, paper.id`,
};

export interface RankedRow {
  id: number;
  number: string;
  title: Bilingual;
  first_author: Bilingual | null;
  topic: Bilingual | null;
  wish: '' | 'oral' | 'poster' | 'publication';
  state: 'submitted' | 'in_review' | 'decided' | 'confirmed';
  decision: PaperDecision | null;
  told_at: Date | null;
  board: string;
  remark: string;
  given: number;
  done: number;
  mean: number | null;
  spread: number | null;
  rank: number | null;
  version: number;
  total: number;
}

interface Page {
  filter: RankingFilter;
  sort: (typeof rankingSorts)[number];
  from: number;
}

export async function rankedPage(db: Database, cid: number, { filter, sort, from }: Page): Promise<RankedRow[]> {
  const { rows } = await sql<RankedRow>`with ${ranked(cid)}
    select paper.id, paper.number, paper.title, paper.wish, paper.state, paper.decision, paper.told_at, paper.board, paper.remark,
      paper.version, ranked.given, ranked.done, ranked.mean, ranked.spread, ranked.rank,
      (select name from paper_author author where author.paper_id = paper.id order by position limit 1) as first_author,
      (select name from paper_topic topic where topic.id = paper.topics[1]) as topic,
      (count(*) over ())::int as total
    from paper join ranked on ranked.id = paper.id
    where ${conditions(filter)}
    order by ${orders[sort]} limit ${RANKING_PAGE} offset ${from}`.execute(db);
  return rows;
}

export async function rankedIds(db: Database, cid: number, filter: RankingFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with ${ranked(cid)}
    select paper.id from paper join ranked on ranked.id = paper.id
    where ${conditions(filter)} order by ${orders.rank}`.execute(db);
  return rows.map(({ id }) => id);
}

type Counted = { decision: PaperDecision | 'none'; count: number }[];

/** Counts papers by decision, and those whose authors are not yet notified; of these papers, or of the whole conference. */
export async function countDecided(db: Database, cid: number, ids: readonly number[] | null = null) {
  const { rows } = await sql<{ decision: PaperDecision | 'none'; count: number; untold: number }>`
    select coalesce(decision, 'none') as decision, count(*)::int as count,
      (count(*) filter (where decision is not null and told_at is null))::int as untold
    from paper
    where conference_id = ${cid} and state not in ('draft', 'withdrawn')
      and (${ids === null} or id = any(${ids ?? []}::bigint[]))
    group by 1 order by 1`.execute(db);
  const decided: Counted = rows.map(({ decision, count }) => ({ decision, count }));
  const untold: Counted = rows
    .filter((row) => row.untold > 0)
    .map(({ decision, untold: count }) => ({ decision, count }));
  return { decided, untold, toTell: rows.reduce((sum, row) => sum + row.untold, 0) };
}

/** Counts the obstacles to deciding these papers together. */
export async function countBefore(db: Database, cid: number, ids: readonly number[]) {
  const { rows } = await sql<{ here: number; told: number; unreviewed: number }>`
    select count(*)::int as here, (count(*) filter (where told_at is not null))::int as told,
      (count(*) filter (where not exists (
        select from paper_review review where review.paper_id = paper.id and review.state = 'done')))::int as unreviewed
    from paper
    where conference_id = ${cid} and state not in ('draft', 'withdrawn') and id = any(${ids}::bigint[])`.execute(db);
  return rows[0] ?? { here: 0, told: 0, unreviewed: 0 };
}
