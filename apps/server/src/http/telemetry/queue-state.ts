import type { Pool } from 'pg';

/** Numbers of jobs in the queue, and the age of the one that has been due longest, in seconds. */
export interface QueueState {
  due: number;
  later: number;
  running: number;
  givenUp: number;
  oldestDueSeconds: number;
}

/** Reads the state of the queue, which all processes share. */
export async function readQueue(pool: Pool): Promise<QueueState> {
  const { rows } = await pool.query<QueueState>(`
    select
      count(*) filter (where is_available and run_at <= now())::int as due,
      count(*) filter (where is_available and run_at > now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as "givenUp",
      coalesce(extract(epoch from now() - min(run_at) filter (where is_available and run_at <= now())), 0)::float
        as "oldestDueSeconds"
    from graphile_worker._private_jobs
  `);
  const [state] = rows;
  if (!state) throw new Error('The queue has no state');
  return state;
}
