import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

export interface UsageSpan {
  conferenceId: number;
  /** First and last day, in the conference's time zone. */
  from: string;
  to: string;
  zone: string;
}

const within = ({ conferenceId, from, to, zone }: UsageSpan): RawBuilder<unknown> => sql`
  conference_id = ${conferenceId} and at >= ${from}::date::timestamp at time zone ${zone}
  and at < (${to}::date + 1)::timestamp at time zone ${zone}`;

export interface UsageCount {
  views: number;
  visitors: number;
}
const counted = sql`count(*)::int as views, count(distinct fingerprint)::int as visitors`;
const MOST = 50;

export async function totalUsage(db: Database, span: UsageSpan): Promise<UsageCount & { shares: number }> {
  const { rows } = await sql<UsageCount & { shares: number }>`
    select count(*) filter (where kind = 'view')::int as views, count(distinct fingerprint)::int as visitors,
      count(*) filter (where kind = 'share')::int as shares
    from usage_event where ${within(span)}`.execute(db);
  return rows[0] ?? { views: 0, visitors: 0, shares: 0 };
}

export async function usageByDay(db: Database, span: UsageSpan): Promise<(UsageCount & { day: string })[]> {
  const { rows } = await sql<UsageCount & { day: string }>`
    select to_char(at at time zone ${span.zone}, 'YYYY-MM-DD') as day, ${counted}
    from usage_event where ${within(span)} and kind = 'view' group by 1 order by 1`.execute(db);
  return rows;
}

/** Counts grouped by one column, most seen first. */
export async function usageBy(
  db: Database,
  span: UsageSpan,
  column: 'screen' | 'source_code' | 'language',
): Promise<(UsageCount & { name: string })[]> {
  const { rows } = await sql<UsageCount & { name: string }>`
    select ${sql.ref(column)} as name, ${counted}
    from usage_event where ${within(span)} and kind = 'view' group by 1 order by views desc, name limit ${MOST}`.execute(
    db,
  );
  return rows;
}
