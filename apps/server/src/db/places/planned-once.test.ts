import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';

const { pool } = await testDatabase();

it('a function that compares with an array is planned once per connection, not at each sale', async () => {
  const { rows } = await pool.query<{ name: string; once: boolean }>(
    `select proname as name, coalesce('plan_cache_mode=force_generic_plan' = any (proconfig), false) as once from pg_proc
      where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
        and prosrc ~ 'any \\([a-z_]+\\)' order by proname`,
  );
  expect(rows).toContainEqual({ name: 'lock_stocks', once: true });
  expect(rows.filter(({ once }) => !once)).toEqual([]);
});
