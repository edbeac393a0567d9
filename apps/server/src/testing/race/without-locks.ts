import type { Pool } from 'pg';

const locking = / for update;/g;

/**
 * Switches the one protection off: the functions that lock stocks read them without locking. Between looking and taking lies a
 * moment, as there is always something that may come between. All else stays as it is.
 */
export async function withoutLocks(pool: Pool): Promise<void> {
  for (const name of ['lock_stocks', 'hold_claims', 'confirm_claims']) await change(pool, name, locking, ';');
  await change(pool, 'replace_claims', /\bbegin\b/, 'begin perform pg_sleep(0.03);');
}

async function change(pool: Pool, name: string, what: RegExp, by: string): Promise<void> {
  const sql = 'select pg_get_functiondef(oid) as text from pg_proc where proname = $1';
  const { rows } = await pool.query<{ text: string }>(sql, [name]);
  const text = rows[0]?.text ?? '';
  const changed = text.replace(what, by);
  if (changed === text) throw new Error(`${name} has nothing of ${String(what)}`);
  await pool.query(changed);
}
