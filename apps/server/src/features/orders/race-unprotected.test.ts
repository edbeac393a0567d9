import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { LockedStock } from '../../db/places/lock.ts';
import { liveClaims, takenOf } from '../../db/places/taken.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import { testApp } from '../../testing/app.ts';
import { watched } from '../../testing/race/bank.ts';
import { raceForBeds } from '../../testing/race/beds.ts';
import { raceForPlaces } from '../../testing/race/places.ts';

// The same races with the one protection switched off: everything is read as with it, nothing is locked. A race test that does not fail here
// would prove nothing there.
vi.mock('../../db/places/lock.ts', () => ({
  lockStocks: async (transaction: DatabaseTransaction, ids: readonly number[], butOf: number): Promise<LockedStock[]> => {
    const wanted = sql`${[...ids]}::bigint[]`;
    const taken = await takenOf(transaction, ids, butOf);
    const claims = await liveClaims(transaction, ids, butOf);
    const { rows } = await sql<LockedStock>`select id, size from stock where id = any(${wanted}) and size is not null`.execute(transaction);
    // Between looking and taking something always comes in between; here for sure.
    await sql`select pg_sleep(0.01)`.execute(transaction);
    return rows.map((row) => ({ ...row, taken: taken.get(row.id) ?? 0, claims: claims.filter((claim) => claim.stockId === row.id) }));
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
