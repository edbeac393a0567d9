import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

const locking = / for update;/g;

/** Number of the advisory lock between counting and claiming; only `withBarrier` takes it exclusively. */
const door = 1_884_001;

/**
 * Disables one protection: the functions that lock stocks read them without locking. A pause is added between counting and claiming,
 * since something can always come between. Everything else is unchanged.
 */
export async function withoutLocks(pool: Pool): Promise<void> {
  for (const name of ['lock_stocks', 'confirm_claims', 'confirm_all_claims']) await change(pool, name, locking, ';');
  await pool.query(
    `create function come_between() returns trigger language plpgsql as $$
     begin perform pg_sleep(0.03); perform pg_advisory_xact_lock_shared(${door}); return null; end $$;
     create trigger come_between before insert on claim for each statement execute function come_between()`,
  );
}

/** Blocks claims until `people` callers have counted, independent of the machine's speed. Use after `withoutLocks`. */
export async function withBarrier<T>(pool: Pool, people: number, work: () => Promise<T>): Promise<T> {
  const keeper = await pool.connect();
  try {
    await keeper.query('select pg_advisory_lock($1)', [door]);
    const working = work();
    let over = false;
    void working.finally(() => (over = true)).catch(() => undefined);
    while (!over && (await waiting(keeper)) < people) await wait(10);
    await keeper.query('select pg_advisory_unlock($1)', [door]);
    return await working;
  } finally {
    keeper.release();
  }
}

async function waiting(keeper: PoolClient): Promise<number> {
  const { rows } = await keeper.query<{ people: number }>(
    `select count(*)::int as people from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where locktype = 'advisory' and objid = $1 and not granted and datname = current_database()`,
    [door],
  );
  return rows[0]?.people ?? 0;
}

async function change(pool: Pool, name: string, what: RegExp, by: string): Promise<void> {
  const sql = 'select pg_get_functiondef(oid) as text from pg_proc where proname = $1';
  const { rows } = await pool.query<{ text: string }>(sql, [name]);
  const text = rows[0]?.text ?? '';
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`${name} has nothing of ${String(what)}`);
  await pool.query(changed);
}
