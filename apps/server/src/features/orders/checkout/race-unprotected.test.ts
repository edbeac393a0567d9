import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { watched } from '../../../testing/race/bank.ts';
import { raceForBeds } from '../../../testing/race/beds.ts';
import { raceForPlaces } from '../../../testing/race/places.ts';
import { withoutLocks } from '../../../testing/race/without-locks.ts';

// The same races without locks. A race test that does not fail here proves nothing there.

const test = await testApp({ poolSize: 24 });
beforeAll(() => withoutLocks(test.pool));

describe('without the locks', () => {
  it('more places are sold than exist, and the books show it', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(test.pool, () => raceForPlaces(test, 100, 7));
    expect(result.given).toBeGreaterThan(result.size);
    expect([...watch.faults].join()).toContain('more given than there is');
  });

  it('more beds are sold than exist, and the books show it', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(test.pool, () => raceForBeds(test, 60));
    for (const night of result.nights) expect(night.rooms).toBeGreaterThan(2);
    expect([...watch.faults].join()).toContain('more rooms than there are');
  });
});
