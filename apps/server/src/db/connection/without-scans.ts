import { sql } from 'kysely';
import { compiled } from './compiled.ts';

// With a value: texts without values are not sent together with other statements.
const disabling = compiled(
  (_db, { value }: { value: string }) =>
    sql`select set_config('enable_seqscan', ${value}, true), set_config('enable_hashjoin', ${value}, true),
      set_config('enable_mergejoin', ${value}, true)`,
);

/**
 * Lets the transaction find rows by their indexes, one by one. A statement that takes a list is planned once per connection, for 100 rows: in a
 * table that is small at that moment PostgreSQL would read all rows, by a scan or by a join along a whole index, and go on to do so while the
 * table grows.
 */
export const withoutScans = disabling.with({ value: 'off' });
