import type { Pool } from 'pg';
import { countsPublished } from '../machine/published.ts';
import { register, type Surroundings } from './register.ts';

export interface Share {
  request: string;
  /** Per sale, without `begin` and `commit`: PostgreSQL counts prepared ones at their first execution only. */
  statements: number;
  /** Milliseconds in PostgreSQL's executor and planner. */
  milliseconds: number;
}

interface Counters {
  statements: number;
  milliseconds: number;
}

/**
 * Makes sales one after the other and counts the statements of each request; what no request waits for, such as messages, is the last
 * row. Durable commits are those of the write-ahead log, so they have no share by request.
 */
export async function countByRequest(
  pool: Pool,
  surroundings: Surroundings,
  indexes: readonly number[],
): Promise<{ shares: Share[]; commits: number }> {
  const shares = new Map<string, Counters>();
  const began = await syncs(pool);
  let last: { request: string | null; counters: Counters } = { request: null, counters: await countersOf(pool) };
  const before = async (request: string | null): Promise<void> => {
    const counters = await countersOf(pool);
    const name = last.request ?? 'messages and clocks';
    const sum = shares.get(name) ?? { statements: 0, milliseconds: 0 };
    shares.set(name, {
      statements: sum.statements + counters.statements - last.counters.statements,
      milliseconds: sum.milliseconds + counters.milliseconds - last.counters.milliseconds,
    });
    last = { request, counters };
  };
  for (const index of indexes) await register({ ...surroundings, before }, index);
  // Messages are sent meanwhile.
  await countsPublished();
  await before(null);
  const each = (value: number) => value / indexes.length;
  return {
    shares: [...shares].map(([request, sum]) => ({
      request,
      statements: each(sum.statements),
      milliseconds: each(sum.milliseconds),
    })),
    commits: each((await syncs(pool)) - began),
  };
}

/** The counters' own statements are left out. */
async function countersOf(pool: Pool): Promise<Counters> {
  const { rows } = await pool.query<Counters>(
    `select coalesce(sum(calls), 0)::int as statements,
        coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as milliseconds
      from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
        and query not like '%pg_stat_%' and query not in ('begin', 'commit')`,
  );
  return rows[0] ?? { statements: 0, milliseconds: 0 };
}

/** Times that the write-ahead log was made durable. */
async function syncs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ syncs: number }>('select wal_sync::int as syncs from pg_stat_wal');
  return rows[0]?.syncs ?? 0;
}
