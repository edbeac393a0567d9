import { describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { watched } from '../../../testing/race/bank.ts';
import { deadlocks } from '../../../testing/race/deadlocks.ts';
import { raceForFreed } from '../../../testing/race/waiting.ts';
import { withoutLocks } from '../../../testing/race/without-locks.ts';

const test = await testApp({ poolSize: 24 });
const people = { holders: 20, freed: 5, added: 3, waiting: 12, newcomers: 30 };

describe('[A6] released places, everybody at once', () => {
  it('go to those who wait, in their order, to nobody else, and each once', { timeout: 60_000 }, async () => {
    const before = await deadlocks(test.pool);
    const { result, watch } = await watched(test.pool, () => raceForFreed(test, people));
    expect(result.newcomers).toEqual({ fee_sold_out: 30 });
    expect(result.served).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(result.given).toBe(result.size);
    expect([...watch.faults]).toEqual([]);
    expect((await deadlocks(test.pool)) - before).toBe(0);
  });

  it('would be given away twice without the locks', { timeout: 60_000 }, async () => {
    await withoutLocks(test.pool);
    await test.pool.query(
      `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return new; end $$;
       create trigger dawdle before update of state on waiting_entry for each row execute function dawdle()`,
    );
    const { result, watch } = await watched(test.pool, () => raceForFreed(test, people));
    expect(result.given).toBeGreaterThan(result.size);
    expect([...watch.faults].join()).toContain('more given than there is');
  });
});
