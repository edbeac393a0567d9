import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Resolves when the work is done, or waits for a lock in this database. */
export async function doneOrWaiting(pool: Pool, work: Promise<unknown>): Promise<void> {
  let done = false;
  void work.finally(() => (done = true)).catch(() => undefined);
  while (!done && !(await somebodyWaits(pool))) await wait(10);
}

async function somebodyWaits(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
  );
  return rows[0]?.waits ?? false;
}

/** Keeps the lock of a registration while `work` runs, and lets go when `waiting` waits for it; returns what `waiting` answers. */
export async function whileLocked<T>(
  pool: Pool,
  registrationId: number,
  { waiting, work }: { waiting: () => Promise<T>; work: () => Promise<void> },
): Promise<T> {
  const keeper = await pool.connect();
  try {
    await keeper.query('begin');
    await keeper.query('select from registration where id = $1 for no key update', [registrationId]);
    const waits = waiting();
    await work();
    await doneOrWaiting(pool, waits);
    await keeper.query('commit');
    return await waits;
  } finally {
    keeper.release();
  }
}
