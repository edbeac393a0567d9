import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { openApp } from '../../../testing/open-app.ts';
import { watched } from '../../../testing/race/bank.ts';
import { raceForBeds } from '../../../testing/race/beds.ts';
import { raceForPlaces } from '../../../testing/race/places.ts';
import { withoutLocks } from '../../../testing/race/without-locks.ts';

// The same races without locks. A race test that does not fail here proves nothing there.

const test = await testApp({ poolSize: 24 });
// What one process receives at once is decided together, so the races need several processes.
const doors = await Promise.all(Array.from({ length: 6 }, () => openApp(test)));
afterAll(() => Promise.all(doors.map(({ close }) => close())));
beforeAll(() => withoutLocks(test.pool));

describe('without the locks', () => {
  it('more places are sold than exist, and the books show it', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(test.pool, () =>
      raceForPlaces(
        test,
        100,
        7,
        doors.map(({ test: door }) => door),
      ),
    );
    expect(result.given).toBeGreaterThan(result.size);
    expect([...watch.faults].join()).toContain('more given than there is');
  });

  it('more beds are sold than exist, and the books show it', { timeout: 60_000 }, async () => {
    const { result, watch } = await watched(test.pool, () =>
      raceForBeds(
        test,
        60,
        doors.map(({ test: door }) => door),
      ),
    );
    for (const night of result.nights) expect(night.rooms).toBeGreaterThan(2);
    expect([...watch.faults].join()).toContain('more rooms than there are');
  });
});
