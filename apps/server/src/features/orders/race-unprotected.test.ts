import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { LockedStock } from '../../db/places/lock.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { testApp } from '../../testing/app.ts';
import { watched } from '../../testing/race/bank.ts';
import { raceForBeds } from '../../testing/race/beds.ts';
import { raceForPlaces } from '../../testing/race/places.ts';

// The same races with the one protection switched off: sizes are read, nothing is locked. A race test that does not fail here
// would prove nothing there.
vi.mock('../../db/places/lock.ts', () => ({
  lockStocks: async (transaction: DatabaseTransaction, ids: readonly number[]): Promise<LockedStock[]> => {
    const { rows } = await sql<LockedStock>`
      select id, size from stock where id = any(${[...ids]}::bigint[]) and size is not null order by id
    `.execute(transaction);
    // Between looking and taking something always comes in between; here for sure.
    await sql`select pg_sleep(0.01)`.execute(transaction);
    return rows;
  },
}));

const test = await testApp({ poolSize: 24 });

describe('without the lock', () => {
  it('more places are sold than there are, and the books show it', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(test.pool, () => raceForPlaces(test, 100, 7));
    expect(result.given).toBeGreaterThan(result.size);
    expect([...watch.faults].join()).toContain('more given than there is');
  });

  it('more beds are sold than there are, and the books show it', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(test.pool, () => raceForBeds(test, 60));
    for (const night of result.nights) expect(night.rooms).toBeGreaterThan(2);
    expect([...watch.faults].join()).toContain('more rooms than there are');
  });
});
